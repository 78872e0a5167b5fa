import { kit, seatOf } from '../kit';
import { priestSupply } from '../rules/goods';
import { count } from './fields';
import { settledKit } from './kit';

const MOST = 3;

/** The Darklings' ordination: workers become priests (TM 12.4). */
export const ordain = settledKit.move(
  'ordain',
  { n: count },
  {
    rule: 'TM 12.4',
    answers: ['ordination'],
    *candidates(_position, { seat }) {
      for (let n = 0; n <= MOST; n++) yield { kind: 'ordain', seat, n };
    },
    check(position, { seat, n }) {
      if (n > MOST) return kit.refuse('ordain.most', 'TM 12.4', { n });
      const lack = n - position.seats[seat]!.workers;
      if (lack > 0) return kit.refuse('short.workers', 'TM 12.4', { n: lack });
      return n > priestSupply(position, seat) ? kit.refuse('priests.none', 'TM 7') : null;
    },
    effect(draft, { seat, n }) {
      const me = seatOf(draft, seat);
      me.workers -= n;
      me.priests += n;
      draft.tell('ordained', { seat, n });
    }
  }
);
