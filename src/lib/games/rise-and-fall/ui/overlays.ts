import type { Overlay } from '$lib/play/game-ui';
import { regions, regionsOfType, shoreOf } from '../world';
import { boardOf, isCity } from '../rules/board';
import type { Cell, RafPosition } from '../state';

const LANDS = ['all', 'plain', 'sea', 'forest', 'mountain'] as const;

/** Who dominates the regions. */
export const dominance: Overlay<RafPosition> = {
  key: 'overlay.regions',
  choices: () => LANDS.map((value) => ({ value, key: `overlay.regions.${value}` }))
};

/** A sea, and the cells of the Cities on its coast. */
export function coastOf(view: RafPosition, id: number): { sea: readonly Cell[]; cities: readonly Cell[] } | null {
  const sea = regions(view.world)[id];
  if (sea?.type !== 'sea') return null;
  const { base, ground } = boardOf(view);
  const cities = shoreOf(view.world, sea).filter((cell) => isCity(base[ground.at.get(cell)!]));
  return { sea: sea.cells, cities };
}

/** More seas than this are puddles: the largest are offered, those that somebody trades in first. */
const MOST_SEAS = 5;

/** The Cities that Ships in a sea trade with. */
export const coast: Overlay<RafPosition> = {
  key: 'overlay.coast',
  choices: (view) =>
    regionsOfType(view.world, 'sea')
      .map(({ id, cells }) => ({ id, n: cells.length, cities: coastOf(view, id)!.cities.length }))
      .sort((a, b) => Number(b.cities > 0) - Number(a.cities > 0) || b.n - a.n)
      .slice(0, MOST_SEAS)
      .map(({ id, n, cities }) => ({ value: String(id), key: 'overlay.coast.sea', params: { n, cities } }))
};
