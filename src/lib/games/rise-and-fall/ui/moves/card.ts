import { moveUi } from '$lib/play/move-ui';
import { chooseCard as kind } from '../../moves/card';
import { onCard, panel } from './on-card';
import { cardAt } from './places';

export const card = moveUi(kind, {
  icon: 'rf-card',
  chip: () => (panel.inSight() ? null : 'card'),
  places: (move) => onCard(move.card),
  picture: (move) => `rf-${move.card}`,
  attempt(place, seat) {
    const card = cardAt(place);
    return card && { kind: 'card', seat, card };
  }
});
