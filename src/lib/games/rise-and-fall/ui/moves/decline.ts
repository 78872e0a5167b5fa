import { moveUi } from '$lib/play/move-ui';
import { decline as kind } from '../../moves/decline';
import { onCard } from './on-card';
import { cardAt } from './places';

export const decline = moveUi(kind, {
  icon: 'rf-decline',
  // Cards are named in one order: only a single one can be picked by touching it.
  places: ({ cards: [card, ...more] }) => (card === undefined || more.length > 0 ? [] : onCard(card)),
  picture: ({ cards: [card] }) => `rf-${card ?? 'decline'}`,
  attempt(place, seat) {
    const card = cardAt(place);
    return card && { kind: 'decline', seat, cards: [card] };
  }
});
