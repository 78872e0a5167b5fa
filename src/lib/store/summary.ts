import type { Game, Position } from '$lib/kernel';
import { awaited } from '$lib/kernel/owed';
import { viewOf } from '$lib/kernel/view';
import type { Summary } from './types';

/** What the record says of a position: what the whole table may know, because home shows it to everyone. */
export function summaryOf<P extends Position>(game: Game<P>, position: P): Summary {
  const seen = openly(game, position);
  const { totals, winners, final: over } = game.score(seen);
  const { round, rounds } = game.progress(seen);
  return {
    next: [...awaited(seen)],
    over,
    scores: [...totals],
    winners: [...winners],
    round,
    rounds,
    ...(over && { titles: game.title === undefined ? [] : totals.map((_, seat) => game.title!(seen, seat)) })
  };
}

/** What everyone may know: all of it when the game is over. */
export const openly = <P extends Position>(game: Game<P>, position: P): P =>
  game.score(position).final ? position : viewOf(game, position, null);
