import * as v from 'valibot';
import { defineMove, refusal } from '$lib/kernel';
import { seatOf, tell } from '../draft';
import { factionOf } from '../factions';
import { SPECIAL_ACTIONS, type SpecialActionId } from '../ids';
import { refuseOwner, SPECIALS } from '../rules/specials';
import type { TmPosition } from '../state';
import { actionOf, shapeOf } from './kit';
import type { SpecialAction } from './types';

type Id = SpecialAction['action'];
const IDS = SPECIAL_ACTIONS.filter((action): action is Id => action !== 'ACTH');

/** Action 7: bonus cards, favours and strongholds (TM 6.7). */
export const specialAction = defineMove<TmPosition, SpecialAction>({
  kind: 'specialAction',
  answers: ['turn'],
  rule: 'TM 6.7',
  shape: shapeOf('specialAction', { action: v.picklist(IDS) }),
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
      return refusal('special.used', 'TM 6.7', { action });
    }
    return special.refuse?.(position, seat) ?? null;
  },
  effect: actionOf((d, { seat, action }) => {
    const special = SPECIALS[action];
    const me = seatOf(d, seat);
    if (!special.repeats) me.used = [...me.used, action];
    tell(d, { kind: 'specialAction', seat, action });
    special.effect(d, seat);
  })
});
