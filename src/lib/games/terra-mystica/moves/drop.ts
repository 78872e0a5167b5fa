import { kit, seatOf } from '../kit';
import { declineOpen } from '../rules/leech';
import { returnCard } from '../rules/passing';
import { allPassed, askTurn } from '../rules/turns';
import { seat } from './fields';
import { DUTIES, settledKit } from './kit';

/** A player leaves a recorded game: no more turns, no more power, still there at the final scoring (TM 15, S18). */
export const drop = settledKit.move(
  'drop',
  { who: seat },
  {
    rule: 'TM 15',
    answers: ['turn', 'after', 'leech', ...DUTIES],
    free: true,
    candidates: () => [],
    check(position, { who }) {
      if (!position.rules.arranged) return kit.refuse('drop.never', 'TM 15');
      return position.seats[who] === undefined || position.seats[who].dropped ? kit.refuse('drop.gone', 'TM 15') : null;
    },
    effect(draft, { who }) {
      declineOpen(draft, who);
      const me = seatOf(draft, who);
      me.dropped = true;
      returnCard(draft, me.bonus);
      me.bonus = null;
      const acts = draft.p.active === who;
      draft.p.owed = draft.p.owed.filter(({ seat }) => seat !== who);
      draft.tell('dropped', { seat: who });
      if (acts && !allPassed(draft.p)) askTurn(draft);
    }
  }
);
