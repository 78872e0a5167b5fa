import * as v from 'valibot';

/** What the moves are made of. */
export const seat = v.pipe(v.number(), v.integer(), v.minValue(0));
export const place = v.string();
export const good = v.picklist(['wood', 'stone']);
export const task = v.picklist(['forest', 'quarry', 'feast']);
