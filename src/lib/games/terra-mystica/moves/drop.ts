import { defineMove, refusal } from '$lib/kernel';
import { seatOf, tell } from '../draft';
import { declineOpen } from '../rules/leech';
import { returnCard } from '../rules/passing';
import { allPassed, askTurn } from '../rules/turns';
import type { TmPosition } from '../state';
import { DUTIES, effectOf, shapeOf, shapes } from './kit';
import type { Drop } from './types';

/** A player leaves a recorded game: no more turns, no more power, still there at the final scoring (TM 16, S18). */
export const drop = defineMove<TmPosition, Drop>({
  kind: 'drop',
  answers: ['turn', 'after', 'leech', ...DUTIES],
  free: true,
  rule: 'TM 16',
  shape: shapeOf('drop', { who: shapes.seat }),
  candidates: () => [],
  check(position, { who }) {
    if (!position.rules.arranged) return refusal('drop.never', 'TM 16');
    return position.seats[who] === undefined || position.seats[who].dropped ? refusal('drop.gone', 'TM 16') : null;
  },
  effect: effectOf((d, { who }) => {
    declineOpen(d, who);
    const me = seatOf(d, who);
    me.dropped = true;
    returnCard(d, me.bonus);
    me.bonus = null;
    const acts = d.p.active === who;
    d.p.owed = d.p.owed.filter(({ seat }) => seat !== who);
    tell(d, { kind: 'dropped', seat: who });
    if (acts && !allPassed(d.p)) askTurn(d);
  })
});
