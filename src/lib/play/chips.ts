import { answerable, withoutSealed, type Game, type LegalMove, type Move, type Position, type Seat } from '$lib/kernel';
import { inOrder } from './amounts';
import type { MoveUis, Place } from './move-ui';

/** One thing that can be done, whatever it is done to: a chip of the decision bar. */
export interface Chip {
  /** The kind of its moves, or the name they share. */
  readonly name: string;
  readonly kinds: readonly string[];
  readonly moves: readonly Move[];
  /** How many things it can be done to; one for a move without a place. */
  readonly targets: number;
}

/** How a game's moves lie on its boards and chips. */
export type MoveLayout = Pick<MoveUis<Position>, 'places'> & Partial<Pick<MoveUis<Position>, 'chipOf' | 'chips'>>;

/** The chip that a kind of move stands on; null where a board is touched instead. */
export const chipOf = ({ chipOf: of }: MoveLayout, kind: string): string | null => (of === undefined ? kind : of(kind));

/**
 * A chip for each thing that the seat is asked for. One without a legal move stays, so that it can be asked
 * why; one that has nothing to try at all is not there.
 */
export function chipsFor<P extends Position>(
  game: Game<P>,
  position: P,
  options: readonly LegalMove[],
  seat: Seat,
  layout: MoveLayout
): Chip[] {
  const asked = answerable(position).filter((decision) => decision.seat === seat);
  const chips = new Map<string, { kinds: string[]; moves: Move[] }>();
  for (const kind of Object.values(game.moves)) {
    const name = chipOf(layout, kind.kind);
    const answered = asked.filter((decision) => kind.answers.includes(decision.kind));
    if (name === null || answered.length === 0) continue;
    const moves = options.map((option) => option.move).filter((move) => move.kind === kind.kind && move.seat === seat);
    if (moves.length === 0 && !answered.some((decision) => hasAny(kind.candidates(withoutSealed(position), decision))))
      continue;
    const chip = chips.get(name) ?? { kinds: [], moves: [] };
    chip.kinds.push(kind.kind);
    chip.moves.push(...moves);
    chips.set(name, chip);
  }
  const names = layout.chips === undefined ? [...chips.keys()] : inOrder([...chips.keys()], layout.chips);
  return names.map((name) => {
    const { kinds, moves } = chips.get(name)!;
    return { name, kinds, moves, targets: countTargets(moves, layout) };
  });
}

function countTargets(moves: readonly Move[], { places }: MoveLayout): number {
  const first = new Set<Place>();
  let placeless = 0;
  for (const move of moves) {
    const place = places(move)[0];
    if (place === undefined) placeless++;
    else first.add(place);
  }
  return first.size + placeless;
}

const hasAny = (list: Iterable<unknown>): boolean => !list[Symbol.iterator]().next().done;
