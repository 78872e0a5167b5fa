import * as v from 'valibot';
import { defineMove, refusal, type Warning } from '$lib/kernel';
import { BONUS_CARDS, ROUNDS } from '../data/tiles';
import { deedOf, seatOf, tell } from '../draft';
import { BONUSES, type BonusId } from '../ids';
import { incomeOf } from '../rules/income';
import { passPoints, returnCard, takeCard } from '../rules/passing';
import { award } from '../rules/points';
import { capacity } from '../rules/power';
import type { TmPosition } from '../state';
import { actionOf, shapeOf } from './kit';
import type { Pass } from './types';

/** Action 8: points, the next bonus card, and no more turns this round (TM 6.8). */
export const pass = defineMove<TmPosition, Pass>({
  kind: 'pass',
  answers: ['turn'],
  rule: 'TM 6.8',
  shape: shapeOf('pass', { bonus: v.nullable(v.picklist(BONUSES)) }),
  *candidates(position, { seat }) {
    if (position.round >= ROUNDS) yield { kind: 'pass', seat, bonus: null };
    else for (const bonus of Object.keys(position.bonuses)) yield { kind: 'pass', seat, bonus: bonus as BonusId };
  },
  check(position, { bonus }) {
    if (position.round >= ROUNDS) return bonus === null ? null : refusal('pass.noCard', 'TM 6.8');
    if (bonus === null) return refusal('pass.card', 'TM 6.8');
    return position.bonuses[bonus] === undefined ? refusal('bonus.away', 'TM 6.8', { bonus }) : null;
  },
  effect: actionOf((d, { seat, bonus }) => {
    const me = seatOf(d, seat);
    const points = passPoints(d.p, seat);
    const held = me.bonus;
    me.passed = true;
    d.p.passing = [...d.p.passing, seat];
    deedOf(d).more = 0;
    if (bonus === null) {
      me.bonus = null;
      tell(d, { kind: 'passedLast', seat });
    } else {
      const coins = takeCard(d, seat, bonus);
      tell(d, { kind: 'passed', seat, bonus, n: coins });
    }
    for (const { source, n } of points) award(d, seat, n, source);
    returnCard(d, held);
  }),
  warnings(position, { seat, bonus }): Warning[] {
    const me = position.seats[seat]!;
    const list: Warning[] = [];
    const card = me.bonus === null ? null : BONUS_CARDS[me.bonus];
    const scores = card !== null && (card.pass !== undefined || card.passShipping !== undefined);
    if (scores && passPoints(position, seat)[0]!.n === 0)
      list.push({ key: 'cardNoPoints', params: { bonus: me.bonus! } });
    if (bonus !== null) {
      const held = me.bonus === null ? 0 : (BONUS_CARDS[me.bonus].income.power ?? 0);
      const power = incomeOf(position, seat).power - held + (BONUS_CARDS[bonus].income.power ?? 0);
      const lost = power - capacity(me);
      if (lost > 0) list.push({ key: 'incomePowerLost', params: { n: lost } });
    }
    return list;
  }
});
