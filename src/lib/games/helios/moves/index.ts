import { table } from '$lib/kernel';
import type { HeliosPosition } from '../state';
import { bazaar } from './bazaar';
import { bonusCube } from './bonus-cube';
import { building } from './building';
import { activate, endTurn, recruit } from './characters';
import { create } from './create';
import { forgo } from './forgo';
import { moveSun } from './move-sun';
import { officePlace } from './office-place';
import { pay, payRest } from './pay';
import { start } from './start';
import { takeTile } from './take-tile';
import { temple } from './temple';

/** In the order their chips are shown. */
export const moves = table<HeliosPosition>(
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
