import { moveUi } from '$lib/play/move-ui';
import { unlock as kind } from '../../moves/unlock';
import { PRIEST, terrainOf } from '../places';
import { tapOn } from './tap-on';

export const unlock = moveUi(kind, {
  icon: 'tm-key',
  places: ({ terrain }) => [terrain === null ? PRIEST : terrainOf(terrain)],
  picture: ({ terrain }) => (terrain === null ? undefined : `t-${terrain}`),
  describe: ({ terrain }) => ({ key: terrain === null ? 'move.unlock.none' : 'move.unlock.this' }),
  attempt: tapOn('terrain', ([terrain], seat) => ({ kind: 'unlock', seat, terrain }))
});
