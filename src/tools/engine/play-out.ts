import {
  apply,
  awaited,
  begin,
  dice,
  options,
  over,
  viewOf,
  type Bot,
  type Budget,
  type Game,
  type GameConfig,
  type Move,
  type Position,
  type Seat
} from '$lib/kernel';

/** More moves than any game has at a table. */
const MOST_MOVES = 20_000;

export interface PlayedOut {
  readonly moves: readonly Move[];
  readonly position: Position;
  /** Whether it was played to its end; one that goes on for ever is cut off. */
  readonly finished: boolean;
  /** The longest time it took to list the legal moves of a seat. */
  readonly worstListing: number;
}

/** A game that could not be played to its end: where, and why. */
export class Broken extends Error {
  constructor(
    readonly n: number,
    why: string
  ) {
    super(`move ${n}: ${why}`);
  }
}

function check(laws: Laws, n: number, position: Position): void {
  for (const [name, holds] of laws) {
    const broken = holds(position);
    if (broken !== null) throw new Broken(n, `${name}: ${broken}`);
  }
}
type Laws = [name: string, holds: (position: Position) => string | null][];

/** How a game is played where nothing else is said: held against the invariants, each bot with its usual budget. */
export interface PlayingOut {
  readonly unchecked?: boolean;
  readonly budget?: (() => Budget) | undefined;
  /** Hears how long a seat thought where it had a choice, in milliseconds of this process. */
  readonly thought?: (seat: Seat, ms: number) => void;
}

/** Milliseconds of this process alone: what others do on the machine does not count. */
const used = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Bots play a game to its end; every position is held against the game's invariants. */
export function playOut(
  game: Game<Position>,
  config: GameConfig,
  bots: readonly Bot<Position>[],
  { unchecked = false, budget, thought }: PlayingOut = {}
): PlayedOut {
  // The bots' chance is their own: it must not be the stream that the game's set-up came from.
  const chance = dice(config.seed ^ 0x5bd1e995);
  const laws: Laws = unchecked ? [] : Object.entries(game.invariants);
  const moves: Move[] = [];
  let worstListing = 0;
  let { position } = begin(game, config);
  check(laws, 0, position);
  while (!over(game, position)) {
    if (moves.length >= MOST_MOVES) return { moves, position, finished: false, worstListing };
    const waiting = awaited(position);
    if (waiting.length === 0) throw new Broken(moves.length, 'nobody is waited for');
    const seat = chance.pick(waiting);
    const begun = performance.now();
    const legal = options(game, position, seat);
    worstListing = Math.max(worstListing, performance.now() - begun);
    if (legal.length === 0) throw new Broken(moves.length, `seat ${seat} has no legal move in ${position.phase}`);
    const view = viewOf(game, position, seat);
    const since = thought === undefined ? 0 : used();
    const move = bots[seat]!.choose(view, legal, chance, budget?.());
    if (legal.length > 1) thought?.(seat, used() - since);
    const played = apply(game, position, move);
    if (!played.ok) throw new Broken(moves.length, `${JSON.stringify(move)} was refused: ${played.refusal.key}`);
    moves.push(move);
    position = played.position;
    check(laws, moves.length, position);
  }
  return { moves, position, finished: true, worstListing };
}
