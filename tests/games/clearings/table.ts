import { game } from '$lib/games/clearings';
import { BOXES } from '$lib/games/clearings/data';
import type { ClearingsPosition, Piece, Place, Stock, Terrain } from '$lib/games/clearings/state';
import {
  apply,
  awaited,
  begin,
  dice,
  disc,
  hexName,
  options,
  over,
  readOptions,
  refuse,
  totals,
  viewOf,
  type Fact,
  type GameConfig,
  type Move,
  type Options,
  type Played,
  type Seat
} from '$lib/kernel';

export const config = (players = 2, seed = 1, chosen: Options = {}): GameConfig => ({
  players,
  seed,
  options: readOptions(game.meta, chosen, players)
});

export const first = (players = 2, seed = 1, chosen: Options = {}): ClearingsPosition =>
  begin(game, config(players, seed, chosen)).position;

export const hut = (seat: Seat): Piece => ({ seat, kind: 'hut' });
export const tower = (seat: Seat): Piece => ({ seat, kind: 'tower' });

interface Scene {
  readonly players?: number;
  readonly radius?: number;
  /** What is no meadow. */
  readonly land?: Readonly<Record<Place, Terrain>>;
  readonly pieces?: Readonly<Record<Place, Piece>>;
  /** By seat; nothing for those not named. */
  readonly goods?: readonly Partial<Stock>[];
  readonly change?: Partial<ClearingsPosition>;
}

/** A table in the first round's turns: meadows all over, and seat 0 to act unless it is said otherwise. */
export function scene({
  players = 2,
  radius = 2,
  land = {},
  pieces = {},
  goods = [],
  change = {}
}: Scene): ClearingsPosition {
  const base = first(players);
  const seats = base.seats.map((seat, n) => ({ ...seat, goods: { wood: 0, stone: 0, ...goods[n] } }));
  const held = totals(seats.map((seat) => seat.goods));
  const box = BOXES[players]!;
  return {
    ...base,
    phase: 'round.turns',
    round: 1,
    first: 0,
    radius,
    land: Object.fromEntries(disc(radius).map((hex) => [hexName(hex), land[hexName(hex)] ?? 'meadow'])),
    ruins: [],
    pieces,
    supply: { wood: box.wood - held['wood']!, stone: box.stone - held['stone']! },
    seats,
    owed: base.seats.map((_, seat) => ({ seat, kind: 'action' })),
    ...change
  };
}

/** What a move brings; a refusal is a mistake of the test. */
export function played(position: ClearingsPosition, move: Move): Played<ClearingsPosition> & { ok: true } {
  const result = apply(game, position, move);
  if (!result.ok) throw new Error(`${JSON.stringify(move)} is refused: ${JSON.stringify(result.refusal)}`);
  return result;
}

export const after = (position: ClearingsPosition, ...moves: Move[]): ClearingsPosition =>
  moves.reduce((now, move) => played(now, move).position, position);

export const why = (position: ClearingsPosition, move: unknown) => refuse(game, position, move);

export const kindsOf = (facts: readonly Fact[]): string[] => facts.map((fact) => fact.kind);

export const placesFor = (position: ClearingsPosition, kind: string, seat?: Seat): unknown[] =>
  options(game, position, seat)
    .filter(({ move }) => move.kind === kind)
    .map(({ move }) => move['place']);

export interface Finished {
  readonly position: ClearingsPosition;
  readonly moves: readonly Move[];
}

/** Plays a game to its end with a bot in every seat. */
export function playOut(
  { players, options: chosen, seed }: GameConfig,
  bots: readonly string[],
  visit: (position: ClearingsPosition, facts: readonly Fact[]) => void = () => undefined
): Finished {
  const start = begin(game, { players, options: chosen, seed });
  const chance = dice(seed);
  const moves: Move[] = [];
  let { position } = start;
  visit(position, start.facts);
  while (!over(game, position)) {
    const seat = awaited(position)[0]!;
    const bot = game.bots[bots[seat]!]!;
    const move = bot.choose(viewOf(game, position, seat), options(game, position, seat), chance);
    const next = played(position, move);
    position = next.position;
    moves.push(move);
    visit(position, next.facts);
  }
  return { position, moves };
}
