import { defineMove, refusal } from '$lib/kernel';
import { tell } from '../draft';
import { burnPower } from '../rules/power';
import type { TmPosition } from '../state';
import { DUTIES, effectOf, listsFreeMoves, OPEN, refuseInside, shapeOf, shapes } from './kit';
import type { Burn } from './types';

/** Burning: two tokens of bowl II for one in bowl III (TM 7). */
export const burn = defineMove<TmPosition, Burn>({
  kind: 'burn',
  answers: [...OPEN, ...DUTIES],
  free: true,
  rule: 'TM 7',
  shape: shapeOf('burn', { n: shapes.count }),
  *candidates(position, decision) {
    if (refuseInside(position, decision) !== null || !listsFreeMoves(position, decision)) return;
    const most = Math.floor(position.seats[decision.seat]!.power[1] / 2);
    for (let n = 1; n <= most; n++) yield { kind: 'burn', seat: decision.seat, n };
  },
  check(position, { seat, n }, decision) {
    const inside = refuseInside(position, decision);
    if (inside !== null) return inside;
    if (n < 1) return refusal('convert.count', 'TM 7', { n });
    const lack = 2 * n - position.seats[seat]!.power[1];
    return lack > 0 ? refusal('burn.short', 'TM 7', { n: lack }) : null;
  },
  effect: effectOf((d, { seat, n }) => {
    burnPower(d, seat, n);
    tell(d, { kind: 'burnt', seat, n });
  })
});
