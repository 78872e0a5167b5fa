import * as v from 'valibot';
import { GUILD_IDS, PIECE_TYPES, RESOURCES, TALE_PIECES } from '../state';

/** What the moves are made of. */
const whole = v.pipe(v.number(), v.integer());
export const seat = v.pipe(whole, v.minValue(0), v.maxValue(7));
export const count = v.pipe(whole, v.minValue(0), v.maxValue(999));
export const coordinate = v.pipe(whole, v.minValue(-99), v.maxValue(99));
export const cell = v.pipe(v.string(), v.maxLength(9));
export const piece = v.picklist(PIECE_TYPES);
export const anyPiece = v.picklist([...PIECE_TYPES, ...TALE_PIECES]);
export const resource = v.picklist(RESOURCES);
export const guild = v.picklist(GUILD_IDS);
