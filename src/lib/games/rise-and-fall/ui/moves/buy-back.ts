import { moveUi } from '$lib/play/move-ui';
import { buyBack as kind } from '../../moves/buy-back';
import { onCard } from './on-card';
import { cardAt } from './places';

export const buyBack = moveUi(kind, {
  icon: 'rf-card',
  places: ({ card }) => onCard(card),
  picture: ({ card }) => `rf-${card}`,
  attempt(place, seat) {
    const card = cardAt(place);
    return card && { kind: 'buyBack', seat, card };
  }
});
