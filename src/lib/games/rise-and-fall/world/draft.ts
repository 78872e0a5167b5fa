import type { Seat } from '$lib/kernel';
import { START, SUPPLY, TIERS } from '../data/terrain';
import { place } from './placing';
import type { Tier, TileKind, World } from './types';

export const EMPTY: World = { tiles: [], overrides: {} };

/** How many tiles of each kind the World is built from (RF 4, RF 12). */
export const supply = (players: number): Readonly<Record<TileKind, number>> => SUPPLY[players]!;

/** The World before anybody has laid a tile. */
export const initialWorld = (players: number): World =>
  START[players]!.reduce((world, { q, r }) => place(world, { kind: 'seaInitial', orientation: 0, q, r }), EMPTY);

/** How many of each tier are laid by hand. */
export type Tiles = Readonly<Record<Tier, number>>;

/** How many tiles are laid by hand, of these or of all that so many players have. */
export const draftLength = (players: number, tiles: Tiles = supply(players)): number =>
  TIERS.reduce((sum, tier) => sum + tiles[tier], 0);

/** The tier of the n-th tile, from 0; null when all are laid. */
export function tierAt(players: number, n: number, tiles: Tiles = supply(players)): Tier | null {
  let left = n;
  for (const tier of TIERS) {
    if (left < tiles[tier]) return tier;
    left -= tiles[tier];
  }
  return null;
}

/** Who lays the n-th tile: the rotation goes on from tier to tier. */
export const builderAt = (players: number, first: Seat, n: number): Seat => (first + n) % players;
