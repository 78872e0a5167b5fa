import { isUnit } from '../data';
import { TALE_FIGURES } from '../data/tales';
import type { Moments } from '../moments';
import { distanceOf } from '../rules/ground';
import { setUpOf } from '../rules/laying';
import { reachOf } from '../rules/reach';
import { zoneOf } from '../rules/zones';
import { onOneCell } from './places';
import type { Tale } from './types';

const ID = 'psyMonastery';
const { reach: REACH } = TALE_FIGURES.psyMonastery;

const reach: NonNullable<Moments['reach']> = {
  convert: ({ world }, { n }) => (zoneOf(world, ID).beside.has(n) ? REACH : 1)
};

/** Temples beside it convert units from further away, at a price that grows with the distance. */
export const psyMonastery: Tale = {
  id: ID,
  setUp: [setUpOf(ID, 'mountain')],
  place: onOneCell(ID, 'RF 17.16', ['mountain'], { terrain: 'glacier' }),
  reach,
  conversionPrice(usual, position, temple, target) {
    if (usual === undefined) return usual;
    const { ground } = temple.board;
    const far = distanceOf(ground, temple.n, ground.at.get(target.cell)!);
    // Where another power reaches, nothing is dearer, and only units are converted beyond.
    if (far <= reachOf(position, temple, 'convert', reach)) return usual;
    return isUnit(target.type) ? usual * far : undefined;
  }
};
