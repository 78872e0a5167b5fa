import { setUpOf } from '../rules/laying';
import { countOn, strictlyMost, zoneOf } from '../rules/zones';
import { onOneCell } from './places';
import type { Tale } from './types';

const ID = 'caravansary';

/** Whoever is strongest on it and beside it when Merchants begin has each of them do two different things. */
export const caravansary: Tale = {
  id: ID,
  fewer: { plain: 1 },
  setUp: [setUpOf(ID, 'sea')],
  place: onOneCell(ID, 'RF 17.22', ['sea'], { terrain: 'plain' }),
  twice(position, civ, card) {
    const isTheirs = card === 'merchant' && strictlyMost(countOn(position, zoneOf(position.world, ID).near)) === civ;
    const able = position.pieces.filter(({ owner, type, lying }) => owner === civ && type === card && !lying);
    return isTheirs ? Object.fromEntries(able.map(({ id }) => [id, { other: true, did: null }])) : {};
  }
};
