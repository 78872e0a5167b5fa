import { moveUi } from '$lib/play/move-ui';
import { rouse as kind } from '../../tales/volcano';
import { placeOfRousing } from './places';

/** The Volcano is turned where it lies; what its lava would hit is marked. */
export const rouse = moveUi(kind, {
  icon: 'ta-volcano',
  places: ({ turn }) => [placeOfRousing(turn)],
  badge: () => null,
  describe: ({ turn }) => ({ key: 'move.rouse.this', params: { turn: turn + 1 } })
});
