import { setUpOf } from '../rules/laying';
import { zoneOf } from '../rules/zones';
import { onOneCell } from './places';
import type { Tale } from './types';

const ID = 'giganticCavern';

/** A mountain where a Mountaineer founds a City for nothing: the only building there. */
export const giganticCavern: Tale = {
  id: ID,
  setUp: [setUpOf(ID, 'forest')],
  place: onOneCell(ID, 'RF 17.14', ['forest'], { terrain: 'mountain' }),
  site: ({ world }, { piece }, n, what) =>
    piece.type === 'mountaineer' && what === 'city' && zoneOf(world, ID).cells.includes(n) ? {} : null
};
