import { game } from '$lib/games/rise-and-fall';
import { piecesFor } from '$lib/games/rise-and-fall/rules/actors';
import type { Card, CivState, Piece, RafPosition, TaleId } from '$lib/games/rise-and-fall/state';
import { override, withBridge, withCreature, type Override, type World } from '$lib/games/rise-and-fall/world';
import type { Options } from '$lib/kernel';
import { play, scene, zones, type Deed } from '../cases/table';

interface Telling {
  readonly map: string;
  readonly pieces: string;
  readonly card?: Card;
  readonly players?: number;
  readonly seats?: readonly Partial<CivState>[];
  readonly options?: Options;
  readonly more?: Partial<RafPosition>;
  /** Special places by cell: only a name, or with what the place changes. */
  readonly places?: Readonly<Record<string, string | Override>>;
  readonly creatures?: Readonly<Record<string, string>>;
  /** Cells that are flooded by their creature. */
  readonly floods?: string;
  readonly bridge?: readonly [cell: string, end: string, end: string];
  readonly lying?: readonly string[];
}

const chosen = (tales: readonly TaleId[]): Options => ({
  world: 'built',
  tales: 'chosen',
  ...Object.fromEntries(tales.map((id, n) => [`tale${n + 1}`, id]))
});

function dressed(world: World, { places = {}, creatures = {}, floods, bridge }: Telling): World {
  let then = world;
  for (const [cell, place] of Object.entries(places)) {
    const change = typeof place === 'string' ? { special: place } : place;
    then = override(then, cell, { ...then.overrides[cell], ...change });
  }
  for (const [id, cell] of Object.entries(creatures)) {
    then = withCreature(then, id, id === floods ? { cell, floods: true } : { cell });
  }
  if (bridge !== undefined) then = withBridge(then, { cell: bridge[0], ends: [bridge[1], bridge[2]] });
  return then;
}

/** The actions of seat 0 on a small World in which these tales are told; companions act, too. */
export function told(tales: readonly TaleId[], telling: Telling): RafPosition {
  const { card, players = Math.max(2, tales.length), options = {}, more = {}, lying = [] } = telling;
  const plain = scene({ ...telling, players, options: { ...chosen(tales), ...options }, more: { building: null } });
  const pieces: Piece[] = plain.pieces.map((piece) => (lying.includes(piece.id) ? { ...piece, lying: true } : piece));
  const position = { ...plain, pieces, world: dressed(plain.world, telling) };
  const ready = card === undefined ? [] : piecesFor(position, 0, card);
  return { ...position, acting: { ...position.acting, ready }, ...more };
}

/** The same before seat 0 has chosen its card: it plays it. */
export function playing(tales: readonly TaleId[], telling: Telling & { readonly card: Card }): RafPosition {
  const position = told(tales, telling);
  const civs = position.civs.map((civ, n) =>
    n === 0 ? { ...civ, ...zones(position.pieces, 0), ...telling.seats?.[0] } : civ
  );
  const start: RafPosition = {
    ...position,
    phase: 'turn.cards',
    civs,
    played: civs.map(() => null),
    owed: [{ seat: 0, kind: 'card' }]
  };
  return play(start, { kind: 'card', card: telling.card });
}

const done: Deed = { kind: 'endActions', seat: 0 };

/** Everybody has played the last card; the second seat holds the token. Their actions end, and the events are due. */
export function beforeEvent(tales: readonly TaleId[], telling: Telling): RafPosition {
  const position = told(tales, { card: 'nomad', ...telling, more: { first: 1, ...telling.more } });
  const civs = position.civs.map((civ) => ({ ...civ, hand: [], discard: [...civ.hand, ...civ.discard] }));
  return play({ ...position, civs, acting: { ...position.acting, left: [] } }, done);
}

/** The same; the holder of the token lets every event begin. */
export function atEvent(tales: readonly TaleId[], telling: Telling): RafPosition {
  let position = beforeEvent(tales, telling);
  while (position.owed[0]?.kind === 'unleash') position = play(position, { kind: 'unleash' });
  return position;
}

/** The points of a tale, by seat. */
export const pointsOf = (position: RafPosition, tale: TaleId): readonly number[] | undefined =>
  game.score(position).rows.find(({ key }) => key === `tale.${tale}`)?.points;
