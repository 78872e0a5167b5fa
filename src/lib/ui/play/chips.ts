import { open, type Game, type LegalMove, type Move, type Position, type Seat } from '$lib/kernel';
import type { Place } from '$lib/ui/game-ui';

/** One thing that can be done, whatever it is done to: a chip of the decision bar. */
export interface Chip {
  readonly kind: string;
  readonly moves: readonly Move[];
  /** How many things it can be done to; one for a move without a place. */
  readonly targets: number;
  readonly rule: string;
}

export type PlacesOf = (move: Move) => readonly Place[];

/**
 * A chip for each kind of move that the seat is asked for. A kind without a legal move keeps its chip, so
 * that it can be asked why; a kind that has nothing to try at all has none.
 */
export function chipsFor<P extends Position>(
  game: Game<P>,
  position: P,
  options: readonly LegalMove[],
  seat: Seat,
  places: PlacesOf
): Chip[] {
  const asked = open(position).filter((decision) => decision.seat === seat);
  const chips: Chip[] = [];
  for (const kind of Object.values(game.moves)) {
    const answered = asked.filter((decision) => kind.answers.includes(decision.kind));
    if (answered.length === 0) continue;
    const moves = options.map((option) => option.move).filter((move) => move.kind === kind.kind && move.seat === seat);
    if (moves.length === 0 && !answered.some((decision) => hasAny(kind.candidates(bare(position), decision)))) continue;
    chips.push({ kind: kind.kind, moves, targets: countTargets(moves, places), rule: kind.rule });
  }
  return chips;
}

function countTargets(moves: readonly Move[], places: PlacesOf): number {
  const first = new Set<Place>();
  let placeless = 0;
  for (const move of moves) {
    const place = places(move)[0];
    if (place === undefined) placeless++;
    else first.add(place);
  }
  return first.size + placeless;
}

/** Others' sealed answers have no say in what a seat may try. */
export const bare = <P extends Position>(position: P): P => ({ ...position, sealed: {} });

const hasAny = (list: Iterable<unknown>): boolean => !list[Symbol.iterator]().next().done;
