import { moveUi } from '$lib/play/move-ui';
import { settle as kind } from '../../tales/leviathan';
import { isCell } from '../place-names';
import { pieceSign } from './signs';

export const settle = moveUi(kind, {
  icon: 'rf-nomad',
  places: ({ to }) => [to],
  badge: () => pieceSign('nomad'),
  attempt: (place, seat) => (isCell(place) ? { kind: 'settle', seat, to: place } : null)
});
