import type { Deed, LegalMove, Move } from '$lib/kernel';
import type { Place } from '$lib/ui/game-ui';
import { chipOf, type Chip, type Lay } from './chips';

/** What a person has narrowed down so far: perhaps a chip, the places tapped one after the other, a deed. */
export interface Picking {
  readonly chip: string | null;
  readonly picked: readonly Place[];
  /** Chosen by its words, where places do not tell it from others. */
  readonly meant?: Deed;
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
export function narrow(options: readonly LegalMove[], lay: Lay, { chip, picked }: Picking): Narrowed {
  const moves = options
    .map((option) => option.move)
    .filter((move) => (chip === null || chipOf(lay, move.kind) === chip) && startsWith(lay.places(move), picked));
  const targets = new Set<Place>();
  const variants: Move[] = [];
  for (const move of moves) {
    const next = lay.places(move)[picked.length];
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
export function pick(options: readonly LegalMove[], lay: Lay, picking: Picking, place: Place): Picking | null {
  const { chip, picked } = picking;
  if (narrow(options, lay, picking).targets.includes(place)) return { chip, picked: [...picked, place] };
  const before = picked.slice(0, -1);
  if (picked.at(-1) === place) return { chip, picked: before };
  // Another place in the stead of the last one, or a new beginning.
  if (narrow(options, lay, { chip, picked: before }).targets.includes(place))
    return { chip, picked: [...before, place] };
  if (narrow(options, lay, { chip, picked: [] }).targets.includes(place)) return { chip, picked: [place] };
  // What has no chip is touched whatever else was chosen: a conversion in the middle of building.
  const aside = options.filter(({ move }) => chipOf(lay, move.kind) === null);
  return narrow(aside, lay, NOTHING).targets.includes(place) ? { chip: null, picked: [place] } : null;
}

/** One step back: the words, then the places one by one, then the chip. */
export function stepBack({ chip, picked, meant }: Picking): Picking {
  if (meant !== undefined) return { chip, picked };
  return picked.length > 0 ? { chip, picked: picked.slice(0, -1) } : NOTHING;
}

/** Where a decision begins: the only thing there is to do is chosen already, unless it is a single deed. */
export function opening(chips: readonly Chip[], { places }: Lay): Picking {
  const legal = chips.filter((chip) => chip.moves.length > 0);
  const only = legal.length === 1 ? legal[0]! : null;
  if (only === null || (only.moves.length === 1 && places(only.moves[0]!).length === 0)) return NOTHING;
  return { chip: only.name, picked: [] };
}
