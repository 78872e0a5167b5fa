import { canonical, type LegalMove, type Move } from '$lib/kernel';
import type { Place } from '$lib/ui/game-ui';
import type { Chip, PlacesOf } from './chips';

/** What a person has narrowed down so far: perhaps an action, the places tapped one after the other, a move. */
export interface Picking {
  readonly kind: string | null;
  readonly picked: readonly Place[];
  /** Chosen by its words, where places do not tell it from others. */
  readonly meant?: Move;
}

export const NOTHING: Picking = { kind: null, picked: [] };

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
 * Without an action every place of every action is lit, and moves without a place wait on their chips.
 * A move that touches several places is picked place by place, in the order the game names them.
 */
export function narrow(options: readonly LegalMove[], places: PlacesOf, picking: Picking): Narrowed {
  const { kind, picked, meant } = picking;
  if (meant !== undefined) return narrowTo(options, meant);
  const moves = options
    .map((option) => option.move)
    .filter((move) => (kind === null || move.kind === kind) && startsWith(places(move), picked));
  const targets = new Set<Place>();
  const variants: Move[] = [];
  for (const move of moves) {
    const next = places(move)[picked.length];
    if (next !== undefined) targets.add(next);
    else if (kind !== null || picked.length > 0) variants.push(move);
  }
  const only = moves.length === 1 ? moves[0]! : null;
  const isMeant = only !== null && (picked.length > 0 || variants.length === 1);
  return { moves, targets: [...targets], variants, ready: isMeant ? only : null };
}

function narrowTo(options: readonly LegalMove[], meant: Move): Narrowed {
  const text = canonical(meant);
  const legal = options.find(({ move }) => move.kind === meant.kind && canonical(move) === text);
  return { moves: legal ? [legal.move] : [], targets: [], variants: [], ready: legal?.move ?? null };
}

const startsWith = (places: readonly Place[], picked: readonly Place[]): boolean =>
  picked.every((place, i) => places[i] === place);

/** What a tap on a place leads to, or null when nothing legal can be meant by it. */
export function pick(options: readonly LegalMove[], places: PlacesOf, picking: Picking, place: Place): Picking | null {
  const { kind, picked } = picking;
  if (narrow(options, places, picking).targets.includes(place)) return { kind, picked: [...picked, place] };
  if (picked.at(-1) === place) return { kind, picked: picked.slice(0, -1) };
  return narrow(options, places, { kind, picked: [] }).targets.includes(place) ? { kind, picked: [place] } : null;
}

/** One step back: the words, then the places one by one, then the action. */
export function stepBack({ kind, picked, meant }: Picking): Picking {
  if (meant !== undefined) return { kind, picked };
  return picked.length > 0 ? { kind, picked: picked.slice(0, -1) } : NOTHING;
}

/** Where a decision begins: the only action there is is chosen already, unless it is a single deed. */
export function opening(chips: readonly Chip[], places: PlacesOf): Picking {
  const legal = chips.filter((chip) => chip.moves.length > 0);
  const only = legal.length === 1 ? legal[0]! : null;
  if (only === null || (only.moves.length === 1 && places(only.moves[0]!).length === 0)) return NOTHING;
  return { kind: only.kind, picked: [] };
}
