import { factionOf } from '../factions';
import type { SpecialActionId } from '../ids';
import { kit, seatOf } from '../kit';
import { refuseOwner, SPECIALS } from '../rules/specials';
import { specialAction as action } from './fields';
import { mainAction } from './kit';

/** Action 7: bonus cards, favours and strongholds (TM 6.7). */
export const specialAction = mainAction(
  'specialAction',
  { action },
  {
    rule: 'TM 6.7',
    answers: ['turn'],
    *candidates(position, { seat }) {
      const me = position.seats[seat]!;
      const own: (SpecialActionId | null | undefined)[] = [
        me.bonus === 'BON1' || me.bonus === 'BON2' ? me.bonus : null,
        me.favours.includes('FAV6') ? 'FAV6' : null,
        factionOf(me).action
      ];
      for (const action of own) if (action && action !== 'ACTH') yield { kind: 'specialAction', seat, action };
    },
    check(position, { seat, action }) {
      const foreign = refuseOwner(position, seat, action);
      if (foreign !== null) return foreign;
      const special = SPECIALS[action];
      if (!special.repeats && position.seats[seat]!.used.includes(action)) {
        return kit.refuse('special.used', 'TM 6.7', { action });
      }
      return special.refuse?.(position, seat) ?? null;
    },
    effect(draft, { seat, action }) {
      const special = SPECIALS[action];
      const me = seatOf(draft, seat);
      if (!special.repeats) me.used = [...me.used, action];
      draft.tell('specialAction', { seat, action });
      special.effect(draft, seat);
    }
  }
);
