import type { Refusal, Warning } from '$lib/kernel';
import { ECONOMY, roleOf } from '../data';
import { kit } from '../kit';
import { momentsOf, type Income } from '../moments';
import type { RafPosition } from '../state';
import { regions, shoreOf } from '../world';
import { isCity, piecesOn, type Actor, type Board } from './board';
import { within } from './ground';
import { reachOf } from './reach';

/** Offered only where at least one gold is due (RF 8.7). */
export const refuseIncome = (due: number): Refusal | null => (due > 0 ? null : kit.refuse('income.none', 'RF 8.7'));

/** The bank cannot pay all of it, and never will. */
export const warnShortBank = ({ bank }: RafPosition, due: number): Warning[] =>
  bank.gold < due ? [kit.warn('bank.short', { n: bank.gold, due })] : [];

/** Cities of anyone beside a sea region, each counted once (RF 8.3). */
function coastalCities({ world }: RafPosition, { base, ground }: Board, region: number): number {
  const sea = regions(world)[region];
  if (sea === undefined) return 0;
  return shoreOf(world, sea).filter((cell) => isCity(base[ground.at.get(cell)!])).length;
}

const seaTrade = (position: RafPosition, { board, n }: Actor): number =>
  ECONOMY.seaTrade * coastalCities(position, board, board.ground.region[n]!);

/** The City under the Merchant and those beside it; opposing ones pay more (RF 8.6). */
function cityTrade({ piece, board: { base, ground }, n }: Actor): number {
  let gold = 0;
  for (const at of [n, ...ground.sides[n]!]) {
    const city = base[at];
    if (isCity(city)) gold += city.owner === piece.owner ? ECONOMY.cityTrade.own : ECONOMY.cityTrade.opposing;
  }
  return gold;
}

/** What an action brings, after guilds and tales have had their say. */
function changed(usual: number, position: RafPosition, actor: Actor, what: Income): number {
  let gold = usual;
  for (const change of momentsOf(position, actor.piece.owner).income ?? []) gold = change(gold, position, actor, what);
  return gold;
}

/** By the ground the City stands on (RF 8.2). */
export const taxOf = (position: RafPosition, actor: Actor): number =>
  changed(ECONOMY.tax[actor.board.ground.terrain[actor.n]!] ?? 0, position, actor, 'tax');

/** Ships trade with the coast, Merchants with the Cities round them. */
export const tradeOf = (position: RafPosition, actor: Actor): number =>
  changed(actor.piece.type === 'ship' ? seaTrade(position, actor) : cityTrade(actor), position, actor, 'trade');

/** Gold for every own piece in reach of a Temple, other Temples and the Cathedral excepted (RF 8.4). */
export function titheOf(position: RafPosition, actor: Actor): number {
  const { piece, board, n } = actor;
  let pieces = 0;
  for (const at of within(board.ground, n, reachOf(position, actor, 'tithe'))) {
    for (const { owner, type } of piecesOn(board, at))
      if (owner === piece.owner && roleOf(type) !== 'temple') pieces += 1;
  }
  return changed(pieces * ECONOMY.tithe, position, actor, 'tithe');
}
