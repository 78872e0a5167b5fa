import type { MoveSequence, LegalMove, Move } from '$lib/kernel';
import type { Place } from './game-ui';
import { chipOf, type Chip, type MoveLayout } from './chips';

/** What a person has narrowed down so far: perhaps a chip, the places tapped one after the other, a sequence. */
export interface Picking {
  readonly chip: string | null;
  readonly picked: readonly Place[];
  /** Chosen by its words, where places do not tell it from others. */
  readonly meant?: MoveSequence;
  /** Parts of its price that were chosen, and the place of one that is not certain yet. */
  readonly parts?: readonly Move[];
  readonly part?: Place;
}

export const NOTHING: Picking = { chip: null, picked: [] };

/** What is left to choose from. */
export interface Narrowed {
  readonly moves: readonly Move[];
  /** Places to tap next. */
  readonly targets: readonly Place[];
  /** Moves that no further place tells apart: offered in words. */
  readonly variants: readonly Move[];
  /** The one move that is meant, once there is no doubt. */
  readonly ready: Move | null;
}

/**
 * Without a chip every place of every action is lit, and moves without a place wait on their chips.
 * A move that touches several places is picked place by place, in the order the game names them.
 */
export function narrow(options: readonly LegalMove[], layout: MoveLayout, { chip, picked }: Picking): Narrowed {
  const moves = options
    .map((option) => option.move)
    .filter((move) => (chip === null || chipOf(layout, move.kind) === chip) && startsWith(layout.places(move), picked));
  const targets = new Set<Place>();
  const variants: Move[] = [];
  for (const move of moves) {
    const next = layout.places(move)[picked.length];
    if (next !== undefined) targets.add(next);
    else if (chip !== null || picked.length > 0) variants.push(move);
  }
  const only = moves.length === 1 ? moves[0]! : null;
  const isMeant = only !== null && (picked.length > 0 || variants.length === 1);
  return { moves, targets: [...targets], variants, ready: isMeant ? only : null };
}

const startsWith = (places: readonly Place[], picked: readonly Place[]): boolean =>
  picked.every((place, i) => places[i] === place);

/** What a tap on a place leads to, or null when nothing legal can be meant by it. */
export function pick(
  options: readonly LegalMove[],
  layout: MoveLayout,
  picking: Picking,
  place: Place
): Picking | null {
  const { chip, picked } = picking;
  if (narrow(options, layout, picking).targets.includes(place)) return { chip, picked: [...picked, place] };
  const before = picked.slice(0, -1);
  if (picked.at(-1) === place) return { chip, picked: before };
  // Another place in the stead of the last one, or a new beginning.
  if (narrow(options, layout, { chip, picked: before }).targets.includes(place))
    return { chip, picked: [...before, place] };
  if (narrow(options, layout, { chip, picked: [] }).targets.includes(place)) return { chip, picked: [place] };
  // What has no chip is touched whatever else was chosen: a conversion in the middle of building.
  const aside = options.filter(({ move }) => chipOf(layout, move.kind) === null);
  return narrow(aside, layout, NOTHING).targets.includes(place) ? { chip: null, picked: [place] } : null;
}

/** One step back: the parts of the price, the words, then the places one by one, then the chip. */
export function stepBack({ chip, picked, meant, parts = [], part }: Picking): Picking {
  const before = { chip, picked, ...(meant && { meant }) };
  if (part !== undefined) return { ...before, parts };
  if (parts.length > 0) return { ...before, parts: parts.slice(0, -1) };
  if (meant !== undefined) return { chip, picked };
  return picked.length > 0 ? { chip, picked: picked.slice(0, -1) } : NOTHING;
}

/** Where a decision begins: the only thing there is to do is chosen already, unless it is a single sequence. */
export function opening(chips: readonly Chip[], { places }: MoveLayout): Picking {
  const legal = chips.filter((chip) => chip.moves.length > 0);
  const only = legal.length === 1 ? legal[0]! : null;
  if (only === null || (only.moves.length === 1 && places(only.moves[0]!).length === 0)) return NOTHING;
  return { chip: only.name, picked: [] };
}
