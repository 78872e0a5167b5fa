import { GIFT, POINTS } from '../data';
import { kit } from '../kit';
import { hutPlaces } from '../rules/building';
import { give, pay, refusePrice } from '../rules/supply';

/** A gift for a new neighbour, who is named by the decision. */
export const welcome = kit.move(
  'welcome',
  {},
  {
    rule: 'CL 4.8',
    answers: ['welcome'],
    check: (position, { seat }) => refusePrice(position, seat, GIFT, 'CL 4.8'),
    effect(draft, { seat }, { newcomer }) {
      give(draft, seat, newcomer, GIFT);
      draft.item('seats', seat).welcomes += 1;
      draft.tell('welcome', { seat, newcomer, n: GIFT.wood!, points: POINTS.welcome });
    },
    warnings(position, { seat }) {
      const turnToCome = position.owed.some((owed) => owed.seat === seat && owed.kind === 'action');
      if (!turnToCome || hutPlaces(position, seat).length === 0) return [];
      const poorer = kit.change(position, (draft) => pay(draft, seat, GIFT)).position;
      return hutPlaces(poorer, seat).length === 0 ? [kit.warn('welcome.needed')] : [];
    }
  }
);
