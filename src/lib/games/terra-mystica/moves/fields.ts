import * as v from 'valibot';
import {
  BONUSES,
  CULTS,
  CURRENCIES,
  CYCLE,
  FACTIONS,
  FAVOURS,
  FINAL_TILES,
  LANDS,
  POWER_ACTIONS,
  SCORINGS,
  SPECIAL_ACTIONS,
  TOWNS,
  UPGRADES
} from '../ids';

/** What the moves are made of. */
export const whole = v.pipe(v.number(), v.integer());
export const count = v.pipe(whole, v.minValue(0), v.maxValue(999));
export const seat = v.pipe(whole, v.minValue(0), v.maxValue(4));
export const hex = v.pipe(v.string(), v.maxLength(4));
/** A name or a whole layout, see `map.ts`. */
export const map = v.pipe(v.string(), v.maxLength(400));
export const cult = v.picklist(CULTS);
export const terrain = v.picklist(CYCLE);
export const land = v.picklist(LANDS);
export const faction = v.picklist(FACTIONS);
export const bonus = v.picklist(BONUSES);
export const favour = v.picklist(FAVOURS);
export const town = v.picklist(TOWNS);
export const scoring = v.picklist(SCORINGS);
export const finalTile = v.picklist(FINAL_TILES);
export const currency = v.picklist(CURRENCIES);
export const upgrade = v.picklist(UPGRADES);
/** The printed value of an order space; 1 returns the priest to the supply. */
export const orderValue = v.picklist([1, 2, 3]);
export const powerAction = v.picklist(POWER_ACTIONS);
/** The Shapeshifters' ACTH is a move of its own. */
export const specialAction = v.picklist(SPECIAL_ACTIONS.filter((action) => action !== 'ACTH'));
/** From III to I, or tokens that leave the game. */
export const payment = v.picklist(['power', 'tokens']);
/** Tokens taken from each bowl. */
export const bowls = v.tuple([count, count, count]);
