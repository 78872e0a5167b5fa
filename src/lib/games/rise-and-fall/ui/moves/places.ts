import type { Move } from '$lib/kernel';
import type { Place } from '$lib/ui/game-ui';
import type { Placement, TileId } from '../../world';
import type { Card, Cell } from '../../state';

/** How a tile lies; which tile it is, the decision knows. */
export type Lying = Pick<Placement, 'orientation' | 'q' | 'r'>;

/** Cells have their own names; tiles and cards are told from them by what stands before. */
const LIFT = 'lift:';
const CARD = 'card:';

export const placeOfTile = ({ orientation, q, r }: Lying): Place => `tile:${orientation}@${q},${r}`;
export const placeOfLift = (id: TileId): Place => LIFT + id;
export const placeOfCard = (card: Card): Place => CARD + card;

export function lyingAt(place: Place): Lying | null {
  const [, orientation, q, r] = /^tile:(\d)@(-?\d+),(-?\d+)$/.exec(place) ?? [];
  return orientation === undefined ? null : { orientation: Number(orientation), q: Number(q), r: Number(r) };
}
export const liftedAt = (place: Place): TileId | null =>
  place.startsWith(LIFT) ? Number(place.slice(LIFT.length)) : null;
/** Whether it lies in front of a seat, not on the map. */
export const isCard = (place: Place): boolean => place.startsWith(CARD);

/** The piece that acts, then what it acts on, unless that is its own cell. */
function way(move: Move): readonly Place[] {
  const from = move['from'] as Cell | undefined;
  const to = move['to'] as Cell | undefined;
  if (from === undefined) return to === undefined ? [] : [to];
  return to === undefined || to === from ? [from] : [from, to];
}

/** What is touched; without a panel in sight cards are chosen by their words. */
export function placesOf(move: Move, panel = true): readonly Place[] {
  switch (move.kind) {
    case 'tile':
      return [placeOfTile(move as Move & Lying)];
    case 'lift':
      return (move['tiles'] as TileId[]).map(placeOfLift);
    case 'card':
    case 'buyBack':
      return panel ? [placeOfCard(move['card'] as Card)] : [];
    case 'decline': {
      // Cards are named in one order: only a single one can be picked by touching it.
      const cards = move['cards'] as Card[];
      return panel && cards.length === 1 ? [placeOfCard(cards[0]!)] : [];
    }
    default:
      return way(move);
  }
}

/** Cards are touched where they lie, if a panel shows them. */
export const chipOf = (kind: string, panel = true): string | null => (panel && kind === 'card' ? null : kind);
