import * as v from 'valibot';
import type { Warning } from '$lib/kernel';
import { BONUS_CARDS, ROUNDS } from '../data/tiles';
import type { BonusId } from '../ids';
import { kit, progressOf, seatOf } from '../kit';
import { incomeOf } from '../rules/income';
import { passPoints, returnCard, takeCard } from '../rules/passing';
import { award } from '../rules/points';
import { capacity } from '../rules/power';
import { bonus } from './fields';
import { mainAction } from './kit';

/** Action 8: points, the next bonus card, and no more turns this round (TM 6.8). */
export const pass = mainAction(
  'pass',
  { bonus: v.nullable(bonus) },
  {
    rule: 'TM 6.8',
    answers: ['turn'],
    *candidates(position, { seat }) {
      if (position.round >= ROUNDS) yield { kind: 'pass', seat, bonus: null };
      else for (const bonus of Object.keys(position.bonuses)) yield { kind: 'pass', seat, bonus: bonus as BonusId };
    },
    check(position, { bonus }) {
      if (position.round >= ROUNDS) return bonus === null ? null : kit.refuse('pass.noCard', 'TM 6.8');
      if (bonus === null) return kit.refuse('pass.card', 'TM 6.8');
      return position.bonuses[bonus] === undefined ? kit.refuse('bonus.away', 'TM 6.8', { bonus }) : null;
    },
    effect(draft, { seat, bonus }) {
      const me = seatOf(draft, seat);
      const points = passPoints(draft.p, seat);
      const held = me.bonus;
      me.passed = true;
      draft.p.passing = [...draft.p.passing, seat];
      progressOf(draft).more = 0;
      if (bonus === null) {
        me.bonus = null;
        draft.tell('passedLast', { seat });
      } else {
        const coins = takeCard(draft, seat, bonus);
        draft.tell('passed', { seat, bonus, n: coins });
      }
      for (const { source, n } of points) award(draft, seat, n, source);
      returnCard(draft, held);
    },
    warnings(position, { seat, bonus }): Warning[] {
      const me = position.seats[seat]!;
      const list: Warning[] = [];
      const card = me.bonus === null ? null : BONUS_CARDS[me.bonus];
      const scores = card !== null && (card.pass !== undefined || card.passShipping !== undefined);
      if (scores && passPoints(position, seat)[0]!.n === 0) list.push(kit.warn('cardNoPoints', { bonus: me.bonus! }));
      if (bonus !== null) {
        const held = me.bonus === null ? 0 : (BONUS_CARDS[me.bonus].income.power ?? 0);
        const power = incomeOf(position, seat).power - held + (BONUS_CARDS[bonus].income.power ?? 0);
        const lost = power - capacity(me);
        if (lost > 0) list.push(kit.warn('incomePowerLost', { n: lost }));
      }
      return list;
    }
  }
);
