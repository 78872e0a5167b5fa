import { defineMove, oweFirst } from '$lib/kernel';
import * as v from 'valibot';
import { HUT_PRICES } from '../data';
import { cannotBuild, placesInReach, withPiece } from '../rules/building';
import { exploreRuin } from '../rules/finds';
import { landAt, spotOf } from '../rules/places';
import { pay } from '../rules/supply';
import { welcomes } from '../rules/welcome';
import type { ClearingsPosition } from '../state';
import { place, seat } from './shapes';

/** A new hut; a ruin under it is explored, and its neighbours may welcome it before the turn goes on. */
const shape = v.strictObject({ kind: v.literal('build'), seat, place });

export const build = defineMove<ClearingsPosition, v.InferOutput<typeof shape>>({
  kind: 'build',
  answers: ['action'],
  rule: 'CL 4.2',
  shape,
  candidates: (position, { seat }) => placesInReach(position, seat).map((place) => ({ kind: 'build', seat, place })),
  check: (position, { seat, place }) => cannotBuild(position, seat, place),
  effect(position, { seat, place }) {
    const terrain = landAt(position, place);
    const paid = pay(position, seat, HUT_PRICES[terrain]);
    const explored = exploreRuin(withPiece(paid, place, seat, 'hut'), seat, place);
    return {
      position: oweFirst(explored.position, ...welcomes(explored.position, seat, place), { seat, kind: 'finish' }),
      facts: [{ kind: 'build', seat, place, at: spotOf(position, place), terrain }, ...explored.facts]
    };
  }
});
