import type { Game, Position } from '$lib/kernel';
import { awaited } from '$lib/kernel/owed';
import type { Summary } from './types';

/** What the record says of a position. */
export function summaryOf<P extends Position>(game: Game<P>, position: P): Summary {
  const { totals, winners, final } = game.score(position);
  return {
    next: [...awaited(position)],
    over: final,
    scores: [...totals],
    winners: [...winners],
    ...progress(game, position)
  };
}

function progress<P extends Position>(game: Game<P>, position: P): Pick<Summary, 'round' | 'rounds'> {
  const { round, rounds } = game.progress(position);
  return { round, rounds };
}
