import { moveUi } from '$lib/play/move-ui';
import { advanceShipping as kind } from '../../moves/tracks';
import { SHIPPING } from '../places';

export const advanceShipping = moveUi(kind, {
  icon: 'tm-ship',
  places: () => [SHIPPING],
  attempt: (place, seat) => (place === SHIPPING ? { kind: 'advanceShipping', seat } : null)
});
