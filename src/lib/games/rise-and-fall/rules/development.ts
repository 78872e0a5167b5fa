import { CARDS, trophyPoints } from '../data';
import type { Card, CivState, RafPosition } from '../state';
import { inWorld } from './board';
import { powersOf } from './powers';

/** Hand or discard; in a view a card that lies in no other zone. */
const isActive = ({ reserve, decline, extinct }: CivState, card: Card): boolean =>
  !extinct && !reserve.includes(card) && !decline.includes(card);

/** What the pieces of one active card are worth, before any doubling (RF 10.3). */
function plainPoints(position: RafPosition, civ: number, card: Card): number {
  const n = inWorld(position, civ, card);
  return n > 0 && isActive(position.civs[civ]!, card) ? CARDS[card].points[n - 1]! : 0;
}

export function developmentPoints(position: RafPosition, civ: number, card: Card): number {
  const points = plainPoints(position, civ, card);
  const { doubleCards, doubleBestCard } = powersOf(position, civ);
  const doubled =
    doubleCards?.includes(card) || (doubleBestCard !== undefined && best(position, civ, doubleBestCard) === card);
  return doubled ? 2 * points : points;
}

/** The one that brings most; of equals the first. */
const best = (position: RafPosition, civ: number, cards: readonly Card[]): Card =>
  cards.reduce((top, card) => (plainPoints(position, civ, card) > plainPoints(position, civ, top) ? card : top));

export function trophiesPoints(position: RafPosition, civ: number): number {
  const points = position.civs[civ]!.trophies.map(trophyPoints);
  const sum = points.reduce((total, n) => total + n, 0);
  return powersOf(position, civ).doubleBestTrophy ? sum + Math.max(0, ...points) : sum;
}
