import type { TmMoveOf } from '../../moves';
import { filled } from '../../rules/power';
import { rateFor } from '../../rules/rates';
import type { SeatState } from '../../state';

/** What a seat can pay with. */
export type Purse = Pick<SeatState, 'vp' | 'coins' | 'workers' | 'priests' | 'power'>;
export type Change = (purse: Purse) => Purse;

const GOODS = ['vp', 'coins', 'workers', 'priests'] as const;

export const purseOf = ({ vp, coins, workers, priests, power }: SeatState): Purse => ({
  vp,
  coins,
  workers,
  priests,
  power
});

const samePurse = (a: Purse, b: Purse): boolean =>
  GOODS.every((good) => a[good] === b[good]) && a.power.every((n, bowl) => n === b.power[bowl]);

/** Nothing was paid that was not there. */
const covered = (purse: Purse): boolean => GOODS.every((good) => purse[good] >= 0) && purse.power.every((n) => n >= 0);

/** The same step up or down, from wherever one stands. */
export const difference =
  (before: Purse, after: Purse): Change =>
  (purse) => {
    const moved = (bowl: 0 | 1 | 2): number => purse.power[bowl] + after.power[bowl] - before.power[bowl];
    return {
      vp: purse.vp + after.vp - before.vp,
      coins: purse.coins + after.coins - before.coins,
      workers: purse.workers + after.workers - before.workers,
      priests: purse.priests + after.priests - before.priests,
      power: [moved(0), moved(1), moved(2)]
    };
  };

export const gained =
  (n: number): Change =>
  (purse) => ({ ...purse, power: filled(purse.power, n) });

/** Whether a change can be made before some others, and comes to the same; the purse after it, or null. */
export function beforeAll(purse: Purse, change: Change, others: readonly Change[], now: Purse): Purse | null {
  const changed = change(purse);
  let then = changed;
  for (const next of others) {
    if (!covered(then)) return null;
    then = next(then);
  }
  return samePurse(then, now) ? changed : null;
}

/** What a conversion or burning does, priests that must still be decided about left aside. */
export const traded = (before: SeatState, after: SeatState): Change => difference(purseOf(before), purseOf(after));

export const paidFor = (me: SeatState, { from, to, n }: TmMoveOf<'convert'>): number => rateFor(me, from, to)!.pay * n;
