import { moveUi } from '$lib/play/move-ui';
import { moveOn as kind } from '../../moves/move-on';
import { isCell } from '../place-names';

export const moveOn = moveUi(kind, {
  icon: 'rf-move',
  places: ({ to }) => [to],
  attempt: (place, seat) => (isCell(place) ? { kind: 'moveOn', seat, to: place } : null)
});
