import type { Bilingual } from '$lib/kernel';
import type { Placement, RegionType, Tier, TileKind } from '../world/types';
import { hexes } from './terrain';
import data from './worlds.json' with { type: 'json' };

/** How eagerly each tier clings to itself: draws to choose from, less than zero to keep apart. */
export type Profile = Readonly<Record<Tier, number>>;
type ProfileId = keyof typeof data.profiles;

export interface WorldCard {
  readonly id: string;
  readonly number: number;
  readonly name: Bilingual;
  readonly civilizations: number;
  readonly profile: ProfileId;
  readonly seed: number;
  readonly cells: number;
  /** Sizes of the regions of each type, largest first. */
  readonly regions: Readonly<Record<RegionType, readonly number[]>>;
  readonly hash: string;
  readonly tiles: readonly Placement[];
}

export const PROFILES: Readonly<Record<ProfileId, Profile>> = data.profiles;
export const PROFILE_IDS = Object.keys(data.profiles) as ProfileId[];

/** Tiles of one kind, as `orientation@q,r` one after the other. */
const tilesOf = (kind: TileKind, text: string): Placement[] =>
  text.split(' ').map((tile) => ({ kind, orientation: Number(tile[0]), ...hexes(tile.slice(2))[0]! }));

export const WORLD_CARDS: readonly WorldCard[] = data.worlds.map((card) => ({
  ...card,
  profile: card.profile as ProfileId,
  tiles: Object.entries(card.tiles).flatMap(([kind, text]) => tilesOf(kind as TileKind, text))
}));
