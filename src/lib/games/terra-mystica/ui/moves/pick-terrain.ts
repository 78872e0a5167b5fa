import { moveUi } from '$lib/play/move-ui';
import { pickTerrain as kind } from '../../moves/choosing';
import { terrainOf } from '../places';
import { tapOn } from './tap-on';

export const pickTerrain = moveUi(kind, {
  icon: 'ui-map',
  places: ({ terrain }) => [terrainOf(terrain)],
  picture: ({ terrain }) => `t-${terrain}`,
  attempt: tapOn('terrain', ([terrain], seat) => ({ kind: 'pickTerrain', seat, terrain }))
});
