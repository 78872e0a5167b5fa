import { moveUi } from '$lib/play/move-ui';
import { officePlace as kind } from '../../moves/office-place';
import { onCell } from './on-cell';

export const officePlace = moveUi(kind, {
  icon: 'hl-land-office',
  places: ({ index, cell }) => [`office:${index}`, cell],
  attempt: (place, seat) => onCell(place, (cell) => ({ kind: 'officePlace', seat, index: 0, cell }))
});
