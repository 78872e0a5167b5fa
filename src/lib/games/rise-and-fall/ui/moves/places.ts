import type { Place } from '$lib/play/game-ui';
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

/** A special place as it would lie: the cell and the turn. */
export const placeOfSettling = (to: Cell, turn: number): Place => `lay:${turn}@${to}`;

/** Lava is the Volcano's, wherever that lies: it has a turn and no cell. */
export const placeOfRousing = (turn: number): Place => `lava:${turn}`;

export function lyingAt(place: Place): Lying | null {
  const [, orientation, q, r] = /^tile:(\d)@(-?\d+),(-?\d+)$/.exec(place) ?? [];
  return orientation === undefined ? null : { orientation: Number(orientation), q: Number(q), r: Number(r) };
}
export function settlingAt(place: Place): { to: Cell; turn: number } | null {
  const [, turn, to] = /^lay:(\d)@(-?\d+,-?\d+)$/.exec(place) ?? [];
  return turn === undefined || to === undefined ? null : { to, turn: Number(turn) };
}
export function rousingAt(place: Place): number | null {
  const [, turn] = /^lava:(\d)$/.exec(place) ?? [];
  return turn === undefined ? null : Number(turn);
}
export const liftedAt = (place: Place): TileId | null =>
  place.startsWith(LIFT) ? Number(place.slice(LIFT.length)) : null;
export const cardAt = (place: Place): Card | null => (isCard(place) ? (place.slice(CARD.length) as Card) : null);
/** Whether it lies in front of a seat, not on the map. */
export const isCard = (place: Place): boolean => place.startsWith(CARD);
