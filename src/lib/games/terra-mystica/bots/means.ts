import type { Move, Seat } from '$lib/kernel';
import type { Price } from '../factions';
import { priestSupply } from '../rules/goods';
import { ratesOf } from '../rules/rates';
import type { Bowls, TmPosition } from '../state';

/** Goods while they are being changed, and the free moves that change them. */
interface Purse {
  coins: number;
  workers: number;
  priests: number;
  power: Bowls;
  vp: number;
  readonly steps: Move[];
}

/**
 * Free moves after which a price can be paid, or null where nothing helps. Only ever from dear to cheap, so
 * that no chain of them leads back to where it began.
 */
export function meansFor(position: TmPosition, seat: Seat, price: Price): Move[] | null {
  const { coins, workers, priests, power, vp } = position.seats[seat]!;
  const purse: Purse = { coins, workers, priests, power, vp, steps: [] };
  const due = { coins: price.coins ?? 0, workers: price.workers ?? 0, priests: price.priests ?? 0 };
  const paid =
    raisePower(purse, seat, price.power ?? 0, 0) &&
    raisePriests(position, purse, seat, due.priests, price.power ?? 0) &&
    raiseWorkers(purse, seat, due.workers, due.priests, price.power ?? 0) &&
    raiseCoins(position, purse, seat, due, price.power ?? 0);
  return paid ? purse.steps : null;
}

/** Burns as much as bowl III lacks, beyond what must stay there. */
function raisePower(purse: Purse, seat: Seat, n: number, kept: number): boolean {
  const lack = n + kept - purse.power[2];
  if (lack <= 0) return true;
  const [one, two, three] = purse.power;
  if (two < 2 * lack) return false;
  purse.power = [one, two - 2 * lack, three + lack];
  purse.steps.push({ kind: 'burn', seat, n: lack });
  return true;
}

function spend(purse: Purse, seat: Seat, to: 'coins' | 'workers' | 'priests', n: number, each: number): void {
  const [one, two, three] = purse.power;
  purse.power = [one + n * each, two, three - n * each];
  purse[to] += n;
  purse.steps.push({ kind: 'convert', seat, from: 'power', to, n });
}

function raisePriests(position: TmPosition, purse: Purse, seat: Seat, n: number, kept: number): boolean {
  const lack = n - purse.priests;
  if (lack <= 0) return true;
  if (lack > priestSupply(position, seat) || !raisePower(purse, seat, 5 * lack, kept)) return false;
  spend(purse, seat, 'priests', lack, 5);
  return true;
}

function raiseWorkers(purse: Purse, seat: Seat, n: number, priestsDue: number, kept: number): boolean {
  let lack = n - purse.workers;
  if (lack <= 0) return true;
  const powered = Math.min(lack, Math.floor((purse.power[2] - kept) / 3));
  if (powered > 0) spend(purse, seat, 'workers', powered, 3);
  lack -= Math.max(0, powered);
  if (lack > 0 && raisePower(purse, seat, 3 * lack, kept)) {
    spend(purse, seat, 'workers', lack, 3);
    lack = 0;
  }
  if (lack > 0 && purse.priests - priestsDue >= lack) {
    exchange(purse, seat, 'priests', 'workers', lack);
    lack = 0;
  }
  return lack <= 0;
}

function raiseCoins(position: TmPosition, purse: Purse, seat: Seat, due: Required<Omit<Price, 'power'>>, kept: number) {
  let lack = due.coins - purse.coins;
  const take = (n: number, how: (n: number) => void) => {
    const part = Math.min(lack, n);
    if (part <= 0) return;
    how(part);
    lack -= part;
  };
  take(purse.power[2] - kept, (n) => spend(purse, seat, 'coins', n, 1));
  if (ratesOf(position.seats[seat]!).some(({ from }) => from === 'vp')) {
    take(Math.min(4, purse.vp), (n) => exchange(purse, seat, 'vp', 'coins', n));
  }
  take(purse.workers - due.workers, (n) => exchange(purse, seat, 'workers', 'coins', n));
  take(Math.floor(purse.power[1] / 2), (n) => {
    raisePower(purse, seat, n, kept);
    spend(purse, seat, 'coins', n, 1);
  });
  take(purse.priests - due.priests, (n) => exchange(purse, seat, 'priests', 'coins', n));
  return lack <= 0;
}

type Held = 'coins' | 'workers' | 'priests' | 'vp';

function exchange(purse: Purse, seat: Seat, from: Held, to: Held, n: number): void {
  purse[from] -= n;
  purse[to] += n;
  purse.steps.push({ kind: 'convert', seat, from, to, n });
}
