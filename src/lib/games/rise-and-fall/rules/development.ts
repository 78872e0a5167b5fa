import { CARDS, trophyPoints } from '../data';
import { momentsOf } from '../moments';
import type { Card, CivState, RafPosition } from '../state';
import { inWorld } from './board';

/** Hand or discard; in a view a card that lies in no other zone. */
const isActive = ({ reserve, decline, extinct }: CivState, card: Card): boolean =>
  !extinct && !reserve.includes(card) && !decline.includes(card);

/** What the pieces of one active card are worth, before any doubling (RF 10.3). */
function plainPoints(position: RafPosition, civ: number, card: Card): number {
  const n = inWorld(position, civ, card);
  return n > 0 && isActive(position.civs[civ]!, card) ? CARDS[card].points[n - 1]! : 0;
}

export function developmentPoints(position: RafPosition, civ: number, card: Card): number {
  let points = plainPoints(position, civ, card);
  const plain = (other: Card) => plainPoints(position, civ, other);
  for (const change of momentsOf(position, civ).developmentPoints ?? []) points = change(points, plain, card);
  return points;
}

export function trophiesPoints(position: RafPosition, civ: number): number {
  const each = position.civs[civ]!.trophies.map(trophyPoints);
  let points = each.reduce((total, n) => total + n, 0);
  for (const change of momentsOf(position, civ).trophyPoints ?? []) points = change(points, each);
  return points;
}
