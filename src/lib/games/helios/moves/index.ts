import { moveTable, type MoveOf } from '$lib/kernel';
import { activate } from './activate';
import { bazaar } from './bazaar';
import { bonusCube } from './bonus-cube';
import { building } from './building';
import { create } from './create';
import { endTurn } from './end-turn';
import { forgo } from './forgo';
import { moveSun } from './move-sun';
import { officePlace } from './office-place';
import { pay } from './pay';
import { payRest } from './pay-rest';
import { recruit } from './recruit';
import { start } from './start';
import { takeTile } from './take-tile';
import { temple } from './temple';

/** In the order their chips are shown. */
export const moves = moveTable(
  start,
  takeTile,
  create,
  temple,
  building,
  moveSun,
  forgo,
  payRest,
  pay,
  bonusCube,
  officePlace,
  bazaar,
  recruit,
  activate,
  endTurn
);

export type HeliosMove = MoveOf<typeof moves>;

/** A move by its kind. */
export type MoveNamed<K extends HeliosMove['kind']> = Extract<HeliosMove, { readonly kind: K }>;
