import { refusal, type Refusal, type Warning } from '$lib/kernel';
import { ECONOMY } from '../data';
import type { RafPosition } from '../state';
import { regions, shoreOf } from '../world';
import type { Actor } from './actors';
import { piecesOn, type Board } from './board';
import { within } from './ground';

/** Offered only where at least one gold is due (RF 8.7). */
export const noIncome = (due: number): Refusal | null => (due > 0 ? null : refusal('income.none', 'RF 8.7'));

/** The bank cannot pay all of it, and never will. */
export const shortBank = ({ bank }: RafPosition, due: number): Warning[] =>
  bank.gold < due ? [{ key: 'bank.short', params: { n: bank.gold, due } }] : [];

/** Cities of anyone beside a sea region, each counted once (RF 8.3). */
export function coastalCities({ world }: RafPosition, { base, ground }: Board, region: number): number {
  const sea = regions(world)[region];
  if (sea === undefined) return 0;
  return shoreOf(world, sea).filter((cell) => base[ground.at.get(cell)!]?.type === 'city').length;
}

export const seaTrade = (position: RafPosition, { board, n }: Actor): number =>
  ECONOMY.seaTrade * coastalCities(position, board, board.ground.region[n]!);

/** The City under the Merchant and those beside it; opposing ones pay more (RF 8.6). */
export function cityTrade({ piece, board: { base, ground }, n }: Actor): number {
  let gold = 0;
  for (const at of [n, ...ground.sides[n]!]) {
    const city = base[at];
    if (city?.type === 'city') gold += city.owner === piece.owner ? ECONOMY.cityTrade.own : ECONOMY.cityTrade.opposing;
  }
  return gold;
}

/** Gold for every own piece beside a Temple, other Temples excepted (RF 8.4). */
export function tithe({ piece, board, n }: Actor, range = 1): number {
  let pieces = 0;
  for (const at of within(board.ground, n, range)) {
    for (const { owner, type } of piecesOn(board, at)) if (owner === piece.owner && type !== 'temple') pieces += 1;
  }
  return pieces * ECONOMY.tithe;
}
