import { moveUi } from '$lib/play/move-ui';
import { takeTown as kind } from '../../moves/take-town';
import { townTile } from '../places';
import { tapOn } from './tap-on';

export const takeTown = moveUi(kind, {
  icon: 'tm-key',
  places: ({ town }) => [townTile(town)],
  attempt: tapOn('town', ([town], seat) => ({ kind: 'takeTown', seat, town }))
});
