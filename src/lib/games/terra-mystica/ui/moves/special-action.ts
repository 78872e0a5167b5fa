import { moveUi } from '$lib/play/move-ui';
import { specialAction as kind } from '../../moves/special-action';
import { ACTIONS } from '../icons';
import { special } from '../places';
import { someShapeshift } from './shapeshift';
import { tapOn } from './tap-on';

export const specialAction = moveUi(kind, {
  icon: 'tm-octagon',
  places: ({ action }) => [special(action)],
  picture: ({ action }) => ACTIONS[action],
  attempt: tapOn('special', ([action], seat, view) =>
    action === 'ACTH' ? someShapeshift(seat, view) : { kind: 'specialAction', seat, action }
  )
});
