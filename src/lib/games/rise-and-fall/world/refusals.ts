import { refusal, type Refusal } from '$lib/kernel';
import type { Cell, Terrain, TileId } from './types';

/** Why a tile cannot lie somewhere. */
export interface WorldRefusals {
  'world.tile': object;
  'world.apart': { n: number };
  'world.overlap': { place: Cell };
  'world.hole': { n: number; place: Cell };
  'world.open': object;
  'world.void': { place: Cell };
  'world.special': { place: Cell };
  'world.ground': { place: Cell; is: Terrain; needs: Terrain };
  'world.room': object;
  'world.fewest': { n: number; fewest: number };
  'world.moved': { tile: TileId };
}

type Params<K extends keyof WorldRefusals> = object extends WorldRefusals[K] ? [] : [params: WorldRefusals[K]];

/** The game's own kit lies above the World, so the World refuses by itself. */
export const refuse = <K extends keyof WorldRefusals>(key: K, ...[params]: Params<K>): Refusal =>
  refusal(key, 'RF 4', params as Refusal['params']);
