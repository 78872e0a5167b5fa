import * as v from 'valibot';
import { BUILDING_IDS, CHARACTER_IDS } from '../data';
import { ACTS, BONUS_TYPES, COLOURS, PILES, SECTIONS, type Source } from '../state';

/** What the moves are made of. */
export const cell = v.string();
export const colour = v.picklist(COLOURS);
export const act = v.picklist(ACTS);
export const section = v.picklist(SECTIONS);
export const buildingId = v.picklist(BUILDING_IDS);
export const characterId = v.picklist(CHARACTER_IDS);
export const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const SOURCES: readonly Source[] = [...PILES, ...BONUS_TYPES.map((type): Source => `bonus:${type}`)];
export const source = v.picklist(SOURCES);
