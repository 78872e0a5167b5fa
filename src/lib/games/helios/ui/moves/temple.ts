import { moveUi } from '$lib/play/move-ui';
import { temple as kind } from '../../moves/temple';
import { onCell } from './on-cell';

export const temple = moveUi(kind, {
  icon: 'hl-temple',
  places: ({ cell }) => [cell],
  attempt: (place, seat) => onCell(place, (cell) => ({ kind: 'temple', seat, cell }))
});
