import { TERRAINS } from '../data/terrain';
import { survey } from './survey';
import type { Cell, Region, RegionType, World } from './types';

interface Parts {
  readonly regions: readonly Region[];
  /** By cell number; -1: none. */
  readonly of: readonly number[];
  readonly shores: readonly (readonly Cell[])[];
}

const known = new WeakMap<World, Parts>();

function parts(world: World): Parts {
  let found = known.get(world);
  if (found === undefined) known.set(world, (found = divide(world)));
  return found;
}

/** All regions, in the order of their first cells. */
export const regions = (world: World): readonly Region[] => parts(world).regions;

/** The region a cell lies in; null if it belongs to none or is not in the World. */
export function regionOf(world: World, cell: Cell): Region | null {
  const { regions: all, of } = parts(world);
  return all[of[survey(world).at.get(cell) ?? -1] ?? -1] ?? null;
}

export const sameRegion = (world: World, a: Cell, b: Cell): boolean => {
  const region = regionOf(world, a);
  return region !== null && region === regionOf(world, b);
};

export const regionsOfType = (world: World, type: RegionType): readonly Region[] =>
  regions(world).filter((region) => region.type === type);

/** The cells outside a region that lie beside it: for a sea region, where its coastal Cities may stand. */
export const shoreOf = (world: World, region: Region): readonly Cell[] => parts(world).shores[region.id] ?? [];

/** The sea regions that a cell lies beside: a City trades with Ships in each of them. */
export function seasBeside(world: World, cell: Cell): readonly Region[] {
  const { at, sides } = survey(world);
  const { regions: all, of } = parts(world);
  const numbers = new Set((sides[at.get(cell) ?? -1] ?? []).map((n) => of[n]!));
  return [...numbers].flatMap((n) => (all[n]?.type === 'sea' ? all[n] : []));
}

function divide(world: World): Parts {
  const { cells, sides, terrain } = survey(world);
  const types = cells.map((cell, n) => (world.overrides[cell]?.apart ? null : TERRAINS[terrain[n]!].region));
  const of: number[] = cells.map(() => -1);
  const regions: Region[] = [];
  const shores: Cell[][] = [];
  cells.forEach((_, start) => {
    const type = types[start]!;
    if (type === null || of[start] !== -1) return;
    const id = regions.length;
    const members = [start];
    const beside = new Set<number>();
    of[start] = id;
    for (const member of members) {
      for (const next of sides[member]!) {
        if (types[next] !== type) beside.add(next);
        else if (of[next] === -1) {
          of[next] = id;
          members.push(next);
        }
      }
    }
    regions.push({ id, type, cells: inOrder(members).map((n) => cells[n]!) });
    shores.push(inOrder([...beside]).map((n) => cells[n]!));
  });
  return { regions, of, shores };
}

const inOrder = (numbers: number[]): number[] => numbers.sort((a, b) => a - b);
