import type { Game } from './game';
import type { Fact, Move, Position, Seat } from './position';

/** Stands in a view for a choice under cover: that it was made shows, what it is does not. */
export const COVERED = 'kernel.covered';

/**
 * What a seat may know (null: what the whole table may know). Everything that is shown, logged or given
 * to a bot goes through here: other seats' sealed choices and the coming random numbers are gone.
 */
export function viewOf<P extends Position>(game: Game<P>, position: P, seat: Seat | null): P {
  const sealed: Record<Seat, Move> = {};
  for (const move of Object.values(position.sealed)) {
    sealed[move.seat] = move.seat === seat ? move : { kind: COVERED, seat: move.seat };
  }
  return game.view({ ...position, sealed, random: NO_CHANCE }, seat);
}

/** A generator that has nothing to do with the game's own. */
const NO_CHANCE: Position['random'] = [0, 1, 0, 1];

export const factsFor = (facts: readonly Fact[], seat: Seat | null): readonly Fact[] =>
  facts.filter((fact) => fact.only === undefined || fact.only === seat);
