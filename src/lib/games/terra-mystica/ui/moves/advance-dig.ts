import { moveUi } from '$lib/play/move-ui';
import { advanceDig as kind } from '../../moves/tracks';
import { DIGGING } from '../places';

export const advanceDig = moveUi(kind, {
  icon: 'tm-spade',
  places: () => [DIGGING],
  attempt: (place, seat) => (place === DIGGING ? { kind: 'advanceDig', seat } : null)
});
