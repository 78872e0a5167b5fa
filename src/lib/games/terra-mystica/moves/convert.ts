import type { Refusal, Seat } from '$lib/kernel';
import { goods } from '../data/tiles';
import { factionOf } from '../factions';
import { kit, seatOf } from '../kit';
import { gain, priestSupply, refusePower } from '../rules/goods';
import { award } from '../rules/points';
import { spendPower } from '../rules/power';
import { held, rateFor, ratesOf } from '../rules/rates';
import { canUnlock } from '../rules/unlock';
import type { TmPosition } from '../state';
import { count, currency } from './fields';
import { DUTIES, OUTSIDE, listsFreeMoves, refuseInside, settledKit } from './kit';

/** So many at a time; more is another move. */
const MOST = 20;

/** A conversion, before or after the action (TM 7). */
export const convert = settledKit.move(
  'convert',
  { from: currency, to: currency, n: count },
  {
    rule: 'TM 7',
    answers: [...OUTSIDE, ...DUTIES],
    free: true,
    *candidates(position, decision) {
      if (refuseInside(position, decision) !== null || !listsFreeMoves(position, decision)) return;
      const { seat } = decision;
      const me = position.seats[seat]!;
      for (const { from, to, pay, get } of ratesOf(me)) {
        const most = Math.min(MOST, Math.floor(held(me, from) / pay) * get);
        for (let n = 1; n <= most; n++) yield { kind: 'convert', seat, from, to, n };
      }
    },
    check(position, { seat, from, to, n }, decision) {
      const inside = refuseInside(position, decision);
      if (inside !== null) return inside;
      const me = position.seats[seat]!;
      const rate = rateFor(me, from, to);
      if (rate === undefined) return kit.refuse('convert.rate', 'TM 7', { from, to });
      if (n < 1 || n > MOST) return kit.refuse('convert.count', 'TM 7', { n });
      const price = rate.pay * n;
      if (from === 'power') return refusePower(me, price, 'TM 7') ?? refusePriests(position, seat, to, n);
      const lack = price - held(me, from);
      return lack > 0 ? kit.refuse(`short.${from}`, 'TM 7', { n: lack }) : null;
    },
    effect(draft, { seat, from, to, n }) {
      const { pay } = rateFor(draft.p.seats[seat]!, from, to)!;
      const paid = pay * n;
      const me = seatOf(draft, seat);
      draft.tell('converted', { seat, from, to, paid, n });
      if (from === 'power') spendPower(draft, seat, paid);
      else if (from === 'vp') award(draft, seat, -paid, 'conversion');
      else me[from] -= paid;
      if (to === 'vp') award(draft, seat, n, 'conversion');
      else gain(draft, seat, goods({ [to]: n }));
    }
  }
);

/** A priest needs one in the supply, or a terrain that the Riverwalkers can free with it. */
function refusePriests(position: TmPosition, seat: Seat, to: string, n: number): Refusal | null {
  if (to !== 'priests' || position.rules.wasteful) return null;
  const supply = priestSupply(position, seat);
  if (factionOf(position.seats[seat]!).unlocks) {
    if (n > 1) return kit.refuse('convert.count', 'TM 12.20', { n });
    return supply > 0 || canUnlock(position, seat) ? null : kit.refuse('priests.none', 'TM 7');
  }
  return supply < n ? kit.refuse('priests.none', 'TM 7') : null;
}
