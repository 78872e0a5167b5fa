import * as v from 'valibot';
import { GOODS, TASKS } from '../state';

/** What the moves are made of. */
export const place = v.string();
export const good = v.picklist(GOODS);
export const task = v.picklist(TASKS);
