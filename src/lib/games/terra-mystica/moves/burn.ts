import { kit } from '../kit';
import { burnPower } from '../rules/power';
import { count } from './fields';
import { DUTIES, OUTSIDE, listsFreeMoves, refuseInside, settledKit } from './kit';

/** Burning: two tokens of bowl II for one in bowl III (TM 7). */
export const burn = settledKit.move(
  'burn',
  { n: count },
  {
    rule: 'TM 7',
    answers: [...OUTSIDE, ...DUTIES],
    free: true,
    *candidates(position, decision) {
      if (refuseInside(position, decision) !== null || !listsFreeMoves(position, decision)) return;
      const most = Math.floor(position.seats[decision.seat]!.power[1] / 2);
      for (let n = 1; n <= most; n++) yield { kind: 'burn', seat: decision.seat, n };
    },
    check(position, { seat, n }, decision) {
      const inside = refuseInside(position, decision);
      if (inside !== null) return inside;
      if (n < 1) return kit.refuse('convert.count', 'TM 7', { n });
      const lack = 2 * n - position.seats[seat]!.power[1];
      return lack > 0 ? kit.refuse('burn.short', 'TM 7', { n: lack }) : null;
    },
    effect(draft, { seat, n }) {
      burnPower(draft, seat, n);
      draft.tell('burnt', { seat, n });
    }
  }
);
