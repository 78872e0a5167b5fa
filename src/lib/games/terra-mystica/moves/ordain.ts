import { defineMove, refusal } from '$lib/kernel';
import { seatOf, tell } from '../draft';
import { priestSupply } from '../rules/goods';
import type { TmPosition } from '../state';
import { effectOf, shapeOf, shapes } from './kit';
import type { Ordain } from './types';

const MOST = 3;

/** The Darklings' ordination: workers become priests (TM 12.4). */
export const ordain = defineMove<TmPosition, Ordain>({
  kind: 'ordain',
  answers: ['ordination'],
  rule: 'TM 12.4',
  shape: shapeOf('ordain', { n: shapes.count }),
  *candidates(_position, { seat }) {
    for (let n = 0; n <= MOST; n++) yield { kind: 'ordain', seat, n };
  },
  check(position, { seat, n }) {
    if (n > MOST) return refusal('ordain.most', 'TM 12.4', { n });
    const lack = n - position.seats[seat]!.workers;
    if (lack > 0) return refusal('short.workers', 'TM 12.4', { n: lack });
    return n > priestSupply(position, seat) ? refusal('priests.none', 'TM 7') : null;
  },
  effect: effectOf((d, { seat, n }) => {
    const me = seatOf(d, seat);
    me.workers -= n;
    me.priests += n;
    tell(d, { kind: 'ordained', seat, n });
  })
});
