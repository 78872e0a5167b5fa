import { DIRECTIONS, hexName } from '$lib/kernel';
import { SHAPES, TERRAINS } from '../data/terrain';
import { chart, hexAt, offsets } from './chart';
import { hexesOf } from './shapes';
import type { Cell, Survey, Terrain, Tile, World } from './types';

/** What depends on the sea tiles alone: the same for every World that has the same sea. */
type Plan = Pick<Survey, 'cells' | 'hexes' | 'at' | 'sides' | 'around' | 'floor'>;

const surveys = new WeakMap<World, Survey>();

/** The tables of a World, worked out when they are first asked for. */
export function survey(world: World): Survey {
  let found = surveys.get(world);
  if (found === undefined) surveys.set(world, (found = raise(world, lay(world))));
  return found;
}

/** Gives a World that has the same cells as another the other's plan. */
export function inherit(world: World, from: World): World {
  const known = surveys.get(from);
  if (known !== undefined) surveys.set(world, raise(world, known));
  return world;
}

/** The same for a World in which one cell has changed, if that cell has a tile: it is there in any case. */
export function inheritAt(world: World, from: World, cell: Cell): World {
  const known = surveys.get(from);
  return known !== undefined && (known.floor[known.at.get(cell) ?? -1] ?? -1) >= 0 ? inherit(world, from) : world;
}

/** The same for a World with one covering tile more: only the cells under it change. */
export function inheritWith(world: World, from: World, tile: Tile): World {
  const known = surveys.get(from);
  if (known === undefined) return world;
  const [top, terrain, level] = [known.top.slice(), known.terrain.slice(), known.level.slice()];
  for (const n of numbersUnder(known, tile)) {
    top[n] = tile.id;
    if (world.overrides[known.cells[n]!]?.terrain !== undefined) continue;
    terrain[n] = SHAPES[tile.kind].terrain;
    level[n] = TERRAINS[terrain[n]].level;
  }
  surveys.set(world, { ...known, top, terrain, level });
  return world;
}

const numbersUnder = ({ at }: Plan, tile: Tile): number[] => hexesOf(tile).flatMap((hex) => at.get(hexName(hex)) ?? []);

function lay(world: World): Plan {
  const sheet = chart(world);
  const spots: number[] = [];
  sheet.cells.forEach((n, spot) => {
    if (n >= 0) spots.push(spot);
  });
  const hexes = spots.map((spot) => hexAt(sheet, spot));
  const cells = hexes.map(hexName);
  const ways = offsets(sheet, DIRECTIONS);
  const sides = spots.map((spot) => ways.map((way) => sheet.cells[spot + way]!).filter((n) => n >= 0));
  return {
    cells,
    hexes,
    at: new Map(cells.map((cell, n) => [cell, n])),
    sides,
    around: sides.map((numbers) => numbers.map((n) => cells[n]!)),
    floor: spots.map((spot) => sheet.tiles[spot]! - 1)
  };
}

const NONE: ReadonlySet<number> = new Set();

/** What cannot be entered, and where nothing may stop; most Worlds have neither. */
function shut({ overrides, creatures = [], bridge }: World, { at }: Plan): Pick<Survey, 'closed' | 'barred'> {
  const closed = new Set<number>();
  for (const [cell, { terrain, closed: shut }] of Object.entries(overrides)) {
    const n = at.get(cell);
    if (n !== undefined && (shut || (terrain !== undefined && TERRAINS[terrain].closed))) closed.add(n);
  }
  const more = [...creatures, ...(bridge === undefined ? [] : [bridge])].flatMap(({ cell }) => at.get(cell) ?? []);
  if (more.length > 0) return { closed, barred: new Set([...closed, ...more]) };
  return closed.size === 0 ? { closed: NONE, barred: NONE } : { closed, barred: closed };
}

function raise(world: World, plan: Plan): Survey {
  const top = [...plan.floor];
  const terrain: Terrain[] = plan.cells.map(() => 'sea');
  for (const tile of world.tiles) {
    const shape = SHAPES[tile.kind];
    if (shape.covers === null) continue;
    for (const n of numbersUnder(plan, tile)) {
      top[n] = tile.id;
      terrain[n] = shape.terrain;
    }
  }
  for (const [cell, override] of Object.entries(world.overrides)) {
    const n = plan.at.get(cell);
    if (n !== undefined && override.terrain !== undefined) terrain[n] = override.terrain;
  }
  for (const { cell, floods } of world.creatures ?? []) if (floods) terrain[plan.at.get(cell)!] = 'sea';
  return { ...plan, top, terrain, level: terrain.map((kind) => TERRAINS[kind].level), ...shut(world, plan) };
}
