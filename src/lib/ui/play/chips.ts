import { open, type Game, type LegalMove, type Move, type Position, type Seat } from '$lib/kernel';
import type { GameUi, Place } from '$lib/ui/game-ui';
import { inOrder } from './ledger';

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
export type Lay = Pick<GameUi, 'places' | 'chipOf' | 'chips'>;

/** The chip that a kind of move stands on; null where a board is touched instead. */
export const chipOf = ({ chipOf: of }: Lay, kind: string): string | null => (of === undefined ? kind : of(kind));

/**
 * A chip for each thing that the seat is asked for. One without a legal move stays, so that it can be asked
 * why; one that has nothing to try at all is not there.
 */
export function chipsFor<P extends Position>(
  game: Game<P>,
  position: P,
  options: readonly LegalMove[],
  seat: Seat,
  lay: Lay
): Chip[] {
  const asked = open(position).filter((decision) => decision.seat === seat);
  const chips = new Map<string, { kinds: string[]; moves: Move[] }>();
  for (const kind of Object.values(game.moves)) {
    const name = chipOf(lay, kind.kind);
    const answered = asked.filter((decision) => kind.answers.includes(decision.kind));
    if (name === null || answered.length === 0) continue;
    const moves = options.map((option) => option.move).filter((move) => move.kind === kind.kind && move.seat === seat);
    if (moves.length === 0 && !answered.some((decision) => hasAny(kind.candidates(bare(position), decision)))) continue;
    const chip = chips.get(name) ?? { kinds: [], moves: [] };
    chip.kinds.push(kind.kind);
    chip.moves.push(...moves);
    chips.set(name, chip);
  }
  const names = lay.chips === undefined ? [...chips.keys()] : inOrder([...chips.keys()], lay.chips);
  return names.map((name) => {
    const { kinds, moves } = chips.get(name)!;
    return { name, kinds, moves, targets: countTargets(moves, lay) };
  });
}

function countTargets(moves: readonly Move[], { places }: Lay): number {
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
