import type { Refusal } from '$lib/kernel';
import { SHAPES } from '../data/terrain';
import { coverFits, covers, refuseCover } from './cover';
import { refuse } from './refusals';
import { refuseSea, seaFits, seas } from './sea';
import { isPlacement } from './shapes';
import { inherit, inheritAt, inheritWith } from './survey';
import type { Bridge, Cell, Creature, Override, Placement, Tile, TileId, TileKind, World } from './types';

/** Everywhere a tile of a kind may be laid, by orientation, then row by row (RF 4). */
export function placements(world: World, kind: TileKind): Placement[] {
  if (kind === 'seaInitial') return [];
  return kind === 'sea' ? seas(world) : covers(world, kind);
}

/** Whether a tile of the kind can be laid at all without moving another. */
export function fits(world: World, kind: TileKind): boolean {
  if (kind === 'seaInitial') return false;
  return kind === 'sea' ? seaFits(world) : coverFits(world, kind);
}

/** The rule that a placement breaks, or null. */
export function refusePlacement(world: World, placement: Placement): Refusal | null {
  if (!isPlacement(placement) || placement.kind === 'seaInitial') return refuse('world.tile');
  return placement.kind === 'sea' ? refuseSea(world, placement) : refuseCover(world, placement);
}

export const nextId = (world: World): TileId => world.tiles.reduce((most, { id }) => Math.max(most, id + 1), 0);

/** The World with one tile more; nothing is checked. */
export function place(world: World, placement: Placement, id: TileId = nextId(world)): World {
  const { kind, orientation, q, r } = placement;
  const tile: Tile = { id, kind, orientation, q, r };
  const next: World = { ...world, tiles: [...world.tiles, tile] };
  return SHAPES[kind].covers === null ? next : inheritWith(next, world, tile);
}

/** The World without a covering tile that nothing lies on. */
export const lift = (world: World, id: TileId): World =>
  inherit({ ...world, tiles: world.tiles.filter((tile) => tile.id !== id) }, world);

/** The World with a creature on a cell, wherever it was before, or without it. */
export function withCreature(world: World, id: string, at: Omit<Creature, 'id'> | null): World {
  const { creatures = [], ...rest } = world;
  const others = creatures.filter((creature) => creature.id !== id);
  const all = at === null ? others : [...others, { id, ...at }];
  return inherit(all.length === 0 ? rest : { ...rest, creatures: all }, world);
}

export const withBridge = (world: World, bridge: Bridge): World => inherit({ ...world, bridge }, world);

/** The World with another rule for enclosed cells. */
export function withHole(world: World, hole: World['hole'] | null): World {
  const { hole: _, ...rest } = world;
  return inherit(hole ? { ...rest, hole } : rest, world);
}

/** The World with something special on a cell, or with nothing special any more. */
export function override(world: World, cell: Cell, change: Override | null): World {
  const { [cell]: _, ...others } = world.overrides;
  const next = { ...world, overrides: change === null ? others : { ...others, [cell]: change } };
  return inheritAt(next, world, cell);
}
