import type { Decision, Move } from '$lib/kernel';
import type { QuickPrompt } from '$lib/play/game-ui';
import { leechAmount } from '../rules/leech';
import type { TmPosition } from '../state';

/** Offers of power come to the neighbour's own edge, clockwise, and may be answered ahead (TM 8). */
export const leech: QuickPrompt<TmPosition> = {
  kind: 'leech',
  icon: 'tm-power',
  asked(view) {
    const asked: Decision[] = [];
    for (const { id, seat: from, hex, waiting } of view.events) {
      for (const { seat, offer } of waiting) {
        const amount = leechAmount(view.seats[seat]!, offer);
        if (amount > 0) asked.push({ seat, kind: 'leech', event: id, from, hex, amount, cost: amount - 1 });
      }
    }
    return asked;
  },
  answers({ seat, event }): readonly [Move, Move] {
    return [
      { kind: 'leech', seat, event: Number(event) },
      { kind: 'declineLeech', seat, event: Number(event) }
    ];
  },
  amount: ({ amount }) => Number(amount),
  orders: [1, 2, 3, 4, 5]
};
