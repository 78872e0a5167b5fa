import {
  apply,
  begin,
  configOf,
  factsFor,
  over,
  viewOf,
  type Fact,
  type Game,
  type Move,
  type Position,
  type Seat,
  type Session
} from '$lib/kernel';
import type { GameUi, Series } from './game-ui';

/** A moment of the game as everyone may remember it. */
export interface Moment {
  /** Moves played so far. */
  readonly n: number;
  readonly hash: string;
  /** Who moved; null at the beginning. */
  readonly seat: Seat | null;
  readonly facts: readonly Fact[];
  /** Moves that came into the open: none while a choice is under cover, all of them when it is lifted. */
  readonly moves: readonly Move[];
  /** What was scored in play so far, by seat; null where a game counts at its end alone. */
  readonly points: readonly number[] | null;
  /** The whole sheet: what everyone would have had if the game had ended then. */
  readonly totals: readonly number[];
  /** The game ended here, and the totals are what everyone has. */
  readonly final: boolean;
  /** Nothing is missing in the points: the game is over, and what was hidden is not any more. */
  readonly open: boolean;
  /** The game's other curves, each by seat. */
  readonly curves: readonly (readonly number[])[];
  readonly round: number;
}

/** What the move made public, given the positions before and after it. */
export function openMoves(before: Position, move: Move, after: Position): Move[] {
  if (after.sealed[move.seat] !== undefined) return [];
  const waiting = Object.values(before.sealed);
  const lifted = waiting.length > 0 && Object.keys(after.sealed).length === 0;
  return lifted ? [...waiting.filter((sealed) => sealed.seat !== move.seat), move] : [move];
}

/** The points as everyone may know them; the last sheet hides nothing. */
export const publicScore = <P extends Position>(game: Game<P>, position: P) =>
  game.score(over(game, position) ? position : viewOf(game, position, null));

/**
 * What happened, move by move, derived from the log when somebody wants to read it. It grows with the
 * game and follows it back, so that reading on costs only what is new.
 */
export class History<P extends Position> {
  readonly #game: Game<P>;
  readonly #series: readonly Series<P>[];
  readonly #inWords: GameUi<P>['inWords'];
  #moments: Moment[] = [];
  #open = false;

  constructor(game: Game<P>, { series = [], inWords }: Pick<GameUi<P>, 'series' | 'inWords'> = {}) {
    this.#game = game;
    this.#series = series;
    this.#inWords = inWords;
  }

  get moments(): readonly Moment[] {
    return this.#moments;
  }

  /** Goes with the session, at most so many moves at once; true when it has caught up. */
  follow(session: Session<P>, most = Infinity): boolean {
    this.#lift(over(this.#game, session.position));
    this.#forget(session);
    if (this.#moments.length === 0) this.#moments.push(this.#first(session));
    let position = session.at(this.#moments.length - 1);
    for (let left = most; this.#moments.length <= session.length; left--) {
      if (left <= 0) return false;
      const row = session.rows[this.#moments.length - 1]!;
      const played = apply(this.#game, position, row.move);
      if (!played.ok) return true;
      const moves = openMoves(position, row.move, played.position);
      this.#moments.push(this.#moment(row.hash, row.move.seat, played.position, played.facts, moves));
      position = played.position;
    }
    return true;
  }

  /** When the game ends its whole course is told anew, with what was hidden all the while. */
  #lift(open: boolean): void {
    if (open !== this.#open) this.#moments = [];
    this.#open = open;
  }

  /** Drops what was taken back. A row's hash covers the rows before it, so the last equal one is enough. */
  #forget(session: Session<P>): void {
    while (this.#moments.length > 1) {
      const last = this.#moments.at(-1)!;
      if (session.rows[last.n - 1]?.hash === last.hash) return;
      this.#moments.pop();
    }
  }

  #first(session: Session<P>): Moment {
    const { position, facts } = begin(this.#game, configOf(session.header));
    return this.#moment('', null, position, facts, []);
  }

  #moment(hash: string, seat: Seat | null, position: P, facts: readonly Fact[], moves: readonly Move[]): Moment {
    const seen = this.#open ? position : viewOf(this.#game, position, null);
    const { totals, final } = this.#game.score(seen);
    return {
      n: this.#moments.length,
      hash,
      seat,
      facts: this.#told(factsFor(facts, null), position),
      moves,
      points: this.#game.scored?.(seen) ?? null,
      totals,
      final,
      open: this.#open,
      curves: this.#curves(position, totals.length),
      round: this.#game.progress(position).round
    };
  }

  /** Places are named by what is there at that moment. */
  #told(facts: readonly Fact[], position: P): readonly Fact[] {
    if (this.#inWords === undefined || facts.length === 0) return facts;
    const seen = viewOf(this.#game, position, null);
    return facts.map((fact) => ({ ...fact, ...this.#inWords!(fact, seen, null) }) as Fact);
  }

  #curves(position: P, players: number): number[][] {
    if (this.#series.length === 0) return [];
    const seen = viewOf(this.#game, position, null);
    return this.#series.map(({ of }) => Array.from({ length: players }, (_, seat) => of(seen, seat)));
  }
}
