import { game } from '$lib/games/helios';
import { apply, awaited, begin, options, refuse, type Decision, type Fact, type Move } from '$lib/kernel';
import type { BonusType, BuildingId, CharacterId, Colour } from '$lib/games/helios/state';
import type { HeliosPosition, Land, SeatState, Token } from '$lib/games/helios/state';

/** A move without its seat: whoever is asked makes it. */
export interface Deed {
  readonly kind: string;
  readonly [param: string]: Move[string];
}

const moveOf = (position: HeliosPosition, deed: Deed): Move => ({ seat: awaited(position)[0] ?? 0, ...deed });

/** Plays moves one after the other; an illegal one is an error. */
export const play = (position: HeliosPosition, ...deeds: Deed[]): HeliosPosition =>
  deeds.reduce((then, deed) => played(then, deed).position, position);

/** One move, with what it told the log. */
export function played(position: HeliosPosition, deed: Deed): { position: HeliosPosition; facts: readonly Fact[] } {
  const result = apply(game, position, moveOf(position, deed));
  if (!result.ok) throw new Error(`${JSON.stringify(deed)}: ${JSON.stringify(result.refusal)}`);
  return result;
}

/** The key of the refusal, or null if the move is legal. */
export const why = (position: HeliosPosition, deed: Deed): string | null =>
  refuse(game, position, moveOf(position, deed))?.key ?? null;

export const legal = (position: HeliosPosition, kind?: string): Move[] =>
  options(game, position)
    .map(({ move }) => move)
    .filter((move) => kind === undefined || move.kind === kind);

export const kinds = (position: HeliosPosition): string[] => [...new Set(legal(position).map(({ kind }) => kind))];

export const owes = (position: HeliosPosition): string[] =>
  position.owed.map(({ seat, kind, source }) => `${seat} ${kind}${source === undefined ? '' : ` ${String(source)}`}`);

/** A game with seat 0 as first player, before anybody has a token. */
export const begun = (players: number, more: Readonly<Record<string, string | number>> = {}): HeliosPosition =>
  begin(game, { players, seed: 7, options: { revolutionLimit: 'turn', princessAtInfinity: 0, first: '0', ...more } })
    .position;

/** The first turn of a game in which everybody has begun with brown, and bonus cubes are black. */
export function ready(players = 2, more: Readonly<Record<string, string | number>> = {}): HeliosPosition {
  let position = begun(players, more);
  while (position.owed[0]!.kind !== 'tile') {
    const { kind } = position.owed[0]!;
    position = play(
      position,
      kind === 'start' ? { kind, colour: 'brown' } : { kind: 'bonusCube', cell: '0,0', colour: 'black' }
    );
  }
  return position;
}

export const token = (colour: Colour, ...cubes: Colour[]): Token => ({ kind: 'land', colour, cubes, temple: false });
export const temple = (colour: Colour = 'brown'): Token => ({ kind: 'land', colour, cubes: [], temple: true });
export const bonus = (type: BonusType, ...cubes: Colour[]): Token => ({ kind: 'bonus', type, cubes, temple: false });

/** Brown tokens without cubes on these cells. */
export const plain = (cells: string): Land =>
  Object.fromEntries(cells.split(' ').map((cell) => [cell, token('brown')]));

/** Seat 0 as described, with this to decide; the others are as at the start. */
export function scene(
  decision: string,
  me: Partial<SeatState>,
  more: Partial<HeliosPosition> = {},
  players = 2
): HeliosPosition {
  const position = ready(players, more.variant === undefined ? {} : { ...more.variant });
  const seats = position.seats.map((seat, n) => (n === 0 ? { ...seat, ...me } : seat));
  const owed: Decision[] = [{ seat: 0, kind: decision, ...(decision === 'bonusAction' ? { source: 'colour' } : {}) }];
  return { ...position, seats, owed, turn: { ...position.turn, taken: 1 }, ...more };
}

/** Seat 0 has these characters, day side up. */
export const active = (position: HeliosPosition, ...ids: CharacterId[]): HeliosPosition['characters'] => ({
  ...position.characters,
  ...Object.fromEntries(ids.map((id) => [id, { owner: 0, active: true }]))
});

export const build = (building: BuildingId): Deed => ({ kind: 'building', building });
export const pay = (cell: string, colour: Colour): Deed => ({ kind: 'pay', cell, colour });
export const forgo: Deed = { kind: 'forgo' };

export const seat = (position: HeliosPosition, n = 0): SeatState => position.seats[n]!;
export const cubes = (position: HeliosPosition, cell: string, n = 0): readonly Colour[] =>
  seat(position, n).land[cell]!.cubes;

/** Everybody takes the first tile there is and forgoes; facts are gathered until `until` holds. */
export function dawdle(from: HeliosPosition, until: (position: HeliosPosition) => boolean) {
  let position = from;
  const facts: Fact[] = [];
  for (let n = 0; n < 500 && !until(position); n++) {
    const lazy = legal(position).find(({ kind }) => kind === 'forgo' || kind === 'endTurn') ?? legal(position)[0]!;
    const then = played(position, lazy as Deed);
    facts.push(...then.facts);
    position = then.position;
  }
  return { position, facts };
}
