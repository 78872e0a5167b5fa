import type { Seat } from '$lib/kernel';
import { CULT_POINTS, NETWORK_POINTS } from '../data/tiles';
import { CULTS, type Cult } from '../ids';
import { finalTileValue, networkSize } from '../rules/network';
import type { TmPosition } from '../state';
import { cardWorth } from './cards';
import type { Weights } from './weights';
import { roundsLeft } from './worth';

/** What stays the same while one seat considers its moves: how the others stand, and how long the game is. */
export interface Outlook {
  readonly seat: Seat;
  readonly left: number;
  readonly rivals: readonly Seat[];
  readonly cults: Readonly<Record<Cult, readonly number[]>>;
  readonly networks: readonly number[];
  readonly finals: readonly number[];
  /** The best bonus card that passing would bring. */
  readonly card: number;
  readonly weights: Weights;
}

export function outlookOf(position: TmPosition, seat: Seat, weights: Weights): Outlook {
  const rivals = position.seats.map((_, n) => n).filter((n) => n !== seat && position.seats[n]!.faction !== null);
  const { finalTile } = position;
  const left = roundsLeft(position);
  const cults = {} as Record<Cult, number[]>;
  for (const cult of CULTS) cults[cult] = rivals.map((n) => position.seats[n]!.cults[cult]);
  return {
    seat,
    left,
    rivals,
    cults,
    networks: rivals.map((n) => networkSize(position, n)),
    finals: finalTile === null ? [] : rivals.map((n) => finalTileValue(position, n, finalTile)),
    card: left === 0 ? 0 : bestCard(position, seat, left),
    weights
  };
}

function bestCard(position: TmPosition, seat: Seat, left: number): number {
  const all = Object.entries(position.bonuses).map(
    ([card, coins]) => cardWorth(position, seat, card as keyof typeof position.bonuses, left) + coins * 0.45
  );
  return all.length === 0 ? 0 : Math.max(...all);
}

/** Points for a figure among those of the rivals; equals share (TM 11). */
function placePoints(mine: number, rivals: readonly number[], places: readonly number[]): number {
  if (mine <= 0) return 0;
  let [ahead, equal] = [0, 1];
  for (const other of rivals) {
    if (other > mine) ahead++;
    else if (other === mine) equal++;
  }
  let pot = 0;
  for (let at = ahead; at < ahead + equal; at++) pot += places[at] ?? 0;
  return pot / equal;
}

/**
 * Points that a figure promises: a step nearer to a rival or further from him counts a little, and the more
 * so the longer the game goes on, since nobody knows then how it ends.
 */
export function promise(mine: number, rivals: readonly number[], places: readonly number[], reach: number): number {
  if (reach === 0) return placePoints(mine, rivals, places);
  let sum = 0;
  for (const shift of [-1, -0.5, 0, 0.5, 1]) sum += placePoints(mine + shift * reach + 0.01, rivals, places);
  return sum / 5;
}

export const cultPromise = (mine: number, rivals: readonly number[], left: number): number =>
  promise(mine, rivals, CULT_POINTS, left);

export const networkPromise = (mine: number, rivals: readonly number[], left: number): number =>
  promise(mine, rivals, NETWORK_POINTS, 0.8 * left);
