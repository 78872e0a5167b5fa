import type { Seat, Warning } from '$lib/kernel';
import type { Goods } from '../data/tiles';
import { factionOf } from '../factions';
import type { Cult } from '../ids';
import type { TmPosition } from '../state';
import { freeKeys, powerBetween, TOP, topTaken } from './cults';
import { priestSupply } from './goods';
import { capacity } from './power';

/** Steps that lead nowhere, and power that the bowls cannot take. */
export function wastedSteps(position: TmPosition, seat: Seat, cult: Cult, steps: number): Warning[] {
  const me = position.seats[seat]!;
  const open = !topTaken(position, seat, cult) && (freeKeys(me) > 0 || me.cults[cult] === TOP);
  const end = Math.min(me.cults[cult] + steps, open ? TOP : TOP - 1);
  const lost = me.cults[cult] + steps - end;
  const list: Warning[] = lost > 0 ? [{ key: 'stepsLost', params: { n: lost } }] : [];
  return [...list, ...wastedPower(position, seat, powerBetween(me.cults[cult], end))];
}

function wastedPower(position: TmPosition, seat: Seat, n: number): Warning[] {
  const lost = n - capacity(position.seats[seat]!);
  return lost > 0 ? [{ key: 'powerLost', params: { n: lost } }] : [];
}

export function wastedGoods(position: TmPosition, seat: Seat, goods: Goods): Warning[] {
  const me = position.seats[seat]!;
  const priests = goods.priests ?? 0;
  const lost = priests > 0 && !factionOf(me).unlocks && priests > priestSupply(position, seat);
  return [...wastedPower(position, seat, goods.power ?? 0), ...(lost ? [{ key: 'priestLost' }] : [])];
}
