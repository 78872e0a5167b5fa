import { kit } from '../kit';
import { inWorld } from '../rules/board';
import { buyBackPrice, buyCard, forcedCards } from '../rules/buy-back';
import { refusePrice } from '../rules/stock';
import { piece } from './fields';

/** Phase D: one declined card. */
export const buyBack = kit.move(
  'buyBack',
  { card: piece },
  {
    rule: 'RF 7.5',
    answers: ['buyBack', 'buyBack.forced'],
    candidates: ({ civs }, { seat }) => civs[seat]!.decline.map((card) => ({ kind: 'buyBack', seat, card })),
    check(position, { seat, card }) {
      if (!position.civs[seat]!.decline.includes(card)) return kit.refuse('buyBack.card', 'RF 7.5', { card });
      const forced = forcedCards(position, seat);
      if (forced.length > 0 && !forced.includes(card)) return kit.refuse('buyBack.useless', 'RF 7.5', { card });
      return refusePrice(position, seat, { gold: buyBackPrice(position, seat) }, 'RF 7.5');
    },
    effect: (draft, { seat, card }) => buyCard(draft, seat, card),
    warnings: (position, { seat, card }) =>
      inWorld(position, seat, card) > 0 ? [] : [kit.warn('buyBack.reserve', { card })]
  }
);
