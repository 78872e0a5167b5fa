import { expect, it } from 'vitest';
import { game } from '$lib/games/rise-and-fall';
import { TERRAINS, SHAPES } from '$lib/games/rise-and-fall/data/terrain';
import type { RafPosition } from '$lib/games/rise-and-fall/state';
import { regions, type World } from '$lib/games/rise-and-fall/world';
import { apply, begin, dice, options, over, readOptions } from '$lib/kernel';
import { busy } from '../rules/any-move';
import { beside, stacks } from '../world/plainly';

/** What each cell counts as, from tiles, special places and creatures; cells that belong to no region are left out. */
function types({ creatures = [], overrides, ...rest }: World): Map<string, string> {
  const found = new Map<string, string>();
  const set = (cell: string, type: string | null) => (type === null ? found.delete(cell) : found.set(cell, type));
  for (const [cell, kinds] of stacks({ ...rest, overrides })) set(cell, TERRAINS[SHAPES[kinds.at(-1)!].terrain].region);
  for (const [cell, { terrain, apart }] of Object.entries(overrides)) {
    if (terrain !== undefined) set(cell, TERRAINS[terrain].region);
    if (apart) set(cell, null);
  }
  for (const { cell, floods } of creatures) if (floods) set(cell, 'sea');
  return found;
}

/** Regions as sets of cells, found by walking from cell to cell. */
function flooded(world: World): string[] {
  const left = types(world);
  const found: string[] = [];
  for (const [start, type] of [...left]) {
    if (!left.has(start)) continue;
    const members = new Set([start]);
    for (const cell of members) for (const next of beside(cell)) if (left.get(next) === type) members.add(next);
    for (const cell of members) left.delete(cell);
    found.push(`${type} ${[...members].sort().join(' ')}`);
  }
  return found.sort();
}

const known = ({ world }: RafPosition): string[] =>
  regions(world)
    .map(({ type, cells }) => `${type} ${[...cells].sort().join(' ')}`)
    .sort();

it('regions are what a walk from cell to cell finds, whatever tales do to the World', { timeout: 120_000 }, () => {
  const told = ['waterElemental', 'floatingCities', 'typhoon', 'sunkenCity', 'swamp', 'volcano', 'orbs', 'dolmens'];
  const chosen = (shift: number) =>
    Object.fromEntries([0, 1, 2, 3].map((n) => [`tale${n + 1}`, told[(n + shift) % 8]!]));
  let [looked, worlds] = [0, 0];
  for (const [shift, seed] of [0, 2, 4, 6].entries()) {
    const raw = { world: 'built', tales: 'chosen', ...chosen(2 * shift), maxTurns: 30 };
    let { position } = begin(game, { players: 4, seed, options: readOptions(game.meta, raw, 4) });
    const chance = dice(seed);
    let before: World | null = null;
    for (let n = 0; !over(game, position); n++) {
      const played = apply(game, position, busy(options(game, position), chance));
      if (!played.ok) throw new Error(played.refusal.key);
      position = played.position;
      if (position.world === before || (position.building !== null && n % 9 > 0)) continue;
      before = position.world;
      worlds += 1;
      expect(known(position)).toEqual(flooded(position.world));
      looked += regions(position.world).length;
    }
  }
  expect(worlds).toBeGreaterThan(20);
  expect(looked).toBeGreaterThan(200);
});
