import { kit } from '../kit';
import type { Guild } from './types';

const CITY_PRICE = 10;

/** Temples convert Cities too, and nobody converts these pieces. */
export const shadowCult: Guild = {
  id: 'shadowCult',
  versusOnly: true,
  conversionPrice: (usual, _position, _temple, { type }) => (type === 'city' ? CITY_PRICE : usual),
  shields: (_position, holder, { owner }) =>
    owner === holder ? kit.refuse('convert.immune', 'RF 11.4', { other: owner }) : null
};
