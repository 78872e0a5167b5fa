import { TALE_FIGURES } from '../data/tales';
import { kit } from '../kit';
import { distanceOf, groundOf } from '../rules/ground';
import { setUpOf } from '../rules/laying';
import { countOn, strictlyMost, zoneOf } from '../rules/zones';
import { onOneCell } from './places';
import type { Tale } from './types';

const ID = 'dolmens';
const RULE = 'RF 17.10';
const { shield: SHIELD, points: POINTS } = TALE_FIGURES.dolmens;

/** Nothing enters them; they keep from conversion what is near, and bring points to whoever is strongest beside them. */
export const dolmens: Tale = {
  id: ID,
  setUp: [setUpOf(ID, 'glacier')],
  place: onOneCell(ID, RULE, ['plain', 'forest', 'mountain'], { closed: true }),
  shields(position, _holder, { cell }) {
    const ground = groundOf(position.world);
    const n = ground.at.get(cell)!;
    const near = zoneOf(position.world, ID).cells.some((at) => distanceOf(ground, at, n) <= SHIELD);
    return near ? kit.refuse('dolmens.near', RULE, { cell }) : null;
  },
  points: (position, civ) => (strictlyMost(countOn(position, zoneOf(position.world, ID).beside)) === civ ? POINTS : 0)
};
