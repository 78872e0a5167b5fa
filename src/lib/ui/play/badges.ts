import { preview, type Counters, type Game, type Move, type Position, type Preview } from '$lib/kernel';
import type { GameUi, Place, Target } from '$lib/ui/game-ui';
import type { PlacesOf } from './chips';
import { inOrder, signed } from './ledger';

/** More lit places than this and the numbers would be in each other's way, and take too long. */
const MOST_BADGES = 60;

/**
 * The lit places, each with the number that tells it from the others: the first counter whose gain, or
 * else whose price, is not the same everywhere. Where all places are alike there is nothing to write.
 */
export function litTargets<P extends Position>(
  game: Game<P>,
  position: P,
  players: number,
  ui: GameUi<P>,
  moves: readonly Move[],
  targets: readonly Place[],
  depth: number
): Target[] {
  const plain = targets.map((place) => ({ place }));
  if (targets.length > MOST_BADGES || new Set(moves.map((move) => move.kind)).size !== 1) return plain;
  const previews = new Map<Place, Preview>();
  for (const [place, move] of soleMoves(moves, targets, ui.places, depth)) {
    previews.set(place, preview(game, position, players, move));
  }
  const known = [...previews.values()].filter((each) => !each.chance);
  const telling = (of: (each: Preview) => Counters) =>
    inOrder([...new Set(known.flatMap((each) => Object.keys(of(each))))], ui.counters).find(
      (name) => new Set(known.map((each) => of(each)[name] ?? 0)).size > 1
    );
  const gain = telling((each) => each.gain);
  const name = gain ?? telling((each) => each.price);
  if (name === undefined) return plain;
  return targets.map((place) => {
    const each = previews.get(place);
    const n = each === undefined || each.chance ? 0 : gain === undefined ? -(each.price[name] ?? 0) : each.gain[name];
    return n ? { place, badge: { icon: ui.icon(name), text: signed(n) } } : { place };
  });
}

/** Places that mean one move only: where several share a place there is no one number to show. */
function soleMoves(moves: readonly Move[], targets: readonly Place[], places: PlacesOf, depth: number) {
  const sole = new Map<Place, Move | null>();
  for (const move of moves) {
    const place = places(move)[depth];
    if (place !== undefined) sole.set(place, sole.has(place) ? null : move);
  }
  return [...sole].filter((entry): entry is [Place, Move] => entry[1] !== null && targets.includes(entry[0]));
}
