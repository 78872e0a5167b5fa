import { defineMove, type Decision, type Seat } from '$lib/kernel';
import * as v from 'valibot';
import { GIFT, POINTS } from '../data';
import { hutPlaces } from '../rules/building';
import { cannotPay, give } from '../rules/supply';
import { withSeat, type ClearingsPosition } from '../state';
import { seat } from './shapes';

/** A gift for a new neighbour, who is named by the decision. */
const shape = v.strictObject({ kind: v.literal('welcome'), seat });

const newcomerOf = (decision: Decision): Seat => decision['newcomer'] as Seat;

export const welcome = defineMove<ClearingsPosition, v.InferOutput<typeof shape>>({
  kind: 'welcome',
  answers: ['welcome'],
  rule: 'CL 4.8',
  shape,
  candidates: (_position, { seat }) => [{ kind: 'welcome', seat }],
  check: (position, { seat }) => cannotPay(position, seat, GIFT, 'CL 4.8'),
  effect(position, { seat }, decision) {
    const newcomer = newcomerOf(decision);
    const given = give(position, seat, newcomer, GIFT);
    return {
      position: withSeat(given, seat, { welcomes: given.seats[seat]!.welcomes + 1 }),
      facts: [{ kind: 'welcome', seat, newcomer, n: GIFT.wood!, points: POINTS.welcome }]
    };
  },
  warnings(position, { seat }) {
    const turnToCome = position.owed.some((owed) => owed.seat === seat && owed.kind === 'action');
    const { goods } = position.seats[seat]!;
    const poorer = withSeat(position, seat, { goods: { ...goods, wood: goods.wood - GIFT.wood! } });
    const lost = turnToCome && hutPlaces(position, seat).length > 0 && hutPlaces(poorer, seat).length === 0;
    return lost ? [{ key: 'welcome.needed' }] : [];
  }
});
