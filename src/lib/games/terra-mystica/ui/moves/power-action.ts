import { moveUi } from '$lib/play/move-ui';
import { powerAction as kind } from '../../moves/power-action';
import { ACTIONS } from '../icons';
import { powerAction as spaceOf } from '../places';
import { tapOn } from './tap-on';

export const powerAction = moveUi(kind, {
  icon: 'tm-power',
  places: ({ action }) => [spaceOf(action)],
  picture: ({ action }) => ACTIONS[action],
  attempt: tapOn('power', ([action], seat) => ({ kind: 'powerAction', seat, action }))
});
