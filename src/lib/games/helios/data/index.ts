import {
  ACTS,
  type Act,
  type BonusType,
  type BuildingId,
  type CharacterId,
  type Colour,
  type Cubes,
  type Slot,
  type TileColour,
  type TileId
} from '../state';
import { byName } from './by-name';
import box from './box.json' with { type: 'json' };
import buildings from './buildings.json' with { type: 'json' };
import characters from './characters.json' with { type: 'json' };

export interface BuildingData {
  readonly cost: readonly Slot[];
  readonly speed: number;
  readonly mana: number;
  readonly points: number;
}

export interface CharacterData {
  /** To recruit; to activate, three cubes. */
  readonly mana: number;
  readonly activation: readonly Slot[];
  readonly gain: { readonly speed: number; readonly mana: number; readonly cubes: number };
  readonly end: { readonly type: string; readonly points?: number; readonly mana?: number; readonly cubes?: number };
}

export const BUILDINGS = buildings as Readonly<Record<BuildingId, BuildingData>>;
export const BUILDING_IDS = Object.keys(buildings) as BuildingId[];
export const CHARACTERS = characters as Readonly<Record<CharacterId, CharacterData>>;
export const CHARACTER_IDS = Object.keys(characters) as CharacterId[];

interface Box {
  readonly cubes: Cubes;
  /** How many a token holds at most. */
  readonly cubesOnToken: number;
  readonly mana: number;
  readonly houses: number;
  readonly startMana: number;
  /** How many tiles a column is dealt, and how many fill a section. */
  readonly column: number;
  readonly section: number;
  readonly land: Cubes;
  readonly start: readonly Colour[];
  /** How many tokens a colour's pile has. */
  readonly pile: number;
  readonly bonus: Readonly<Record<BonusType, { readonly count: number; readonly points: number }>>;
  readonly rounds: Readonly<
    Record<number, { readonly turns: readonly number[]; readonly dealAfter: readonly number[] }>
  >;
  readonly points: Readonly<
    Record<'corner' | 'mana' | 'revolution' | 'watchtower' | 'temple' | 'council' | 'bazaar', number>
  >;
  readonly manaField: number;
  readonly bazaarMost: number;
  readonly officeTokens: number;
}
export const BOX = box as Box;

/** Every action tile, by symbol: so many of each colour. */
export const TILES: Readonly<Record<Act, readonly TileId[]>> = byName(ACTS, (act) =>
  box.tiles.colours.flatMap((colour) => Array.from({ length: box.tiles.each }, (_, n) => `${act}-${colour}-${n + 1}`))
);

export const colourOf = (tile: TileId): TileColour => tile.split('-')[1] as TileColour;
export const actOf = (tile: TileId): Act => tile.split('-')[0] as Act;
