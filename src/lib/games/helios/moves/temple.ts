import { spotOf } from '../data/board';
import { kit } from '../kit';
import { goOnPaying } from '../rules/purchase';
import { refuseTemple, templePrice } from '../rules/temples';
import { cell } from './fields';

/** Names the token; the cubes follow. */
export const temple = kit.move(
  'temple',
  { cell },
  {
    rule: 'HE 7.2',
    answers: ['build', 'bonusAction'],
    candidates: ({ seats }, { seat }) => Object.keys(seats[seat]!.land).map((cell) => ({ kind: 'temple', seat, cell })),
    check: (position, { seat, cell }) => refuseTemple(position, seat, cell),
    effect(draft, { seat, cell }) {
      const slots = templePrice(draft.p.seats[seat]!);
      goOnPaying(draft, { kind: 'pay.temple', seat, cell, at: spotOf(cell), slots, n: slots.length });
    }
  }
);
