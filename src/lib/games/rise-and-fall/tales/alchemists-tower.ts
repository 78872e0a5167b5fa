import { exchange } from '../guilds/alchemists';
import { setUpOf } from '../rules/laying';
import { zoneOf } from '../rules/zones';
import { ANY_PIECE } from './companions';
import { onOneCell } from './places';
import type { Tale } from './types';

const ID = 'alchemistsTower';

/** Any piece on it or beside it turns a Wood into a Stone, or the reverse. */
export const alchemistsTower: Tale = {
  id: ID,
  setUp: [setUpOf(ID, 'plain')],
  place: onOneCell(ID, 'RF 17.21', ['plain'], { terrain: 'forest' }),
  actions: [{ kind: exchange.kind, by: ANY_PIECE, when: ({ world }, { n }) => zoneOf(world, ID).near.has(n) }]
};
