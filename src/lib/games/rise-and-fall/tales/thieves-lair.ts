import { steal } from '../guilds/thieves-guild';
import { setUpOf } from '../rules/laying';
import { countOn, strictlyMost, zoneOf } from '../rules/zones';
import { onOneCell } from './places';
import type { Tale } from './types';

const ID = 'thievesLair';

/** Whoever is strongest on it and beside it has Nomads that steal. */
export const thievesLair: Tale = {
  id: ID,
  setUp: [setUpOf(ID, 'forest')],
  place: onOneCell(ID, 'RF 17.18', ['forest'], { terrain: 'mountain' }),
  actions: [
    {
      kind: steal.kind,
      when: (position, { piece }) => strictlyMost(countOn(position, zoneOf(position.world, ID).near)) === piece.owner
    }
  ]
};
