import { MoveUis } from '$lib/play/move-ui';
import type { HeliosPosition } from '../../state';
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

/** In the order of their chips. Nothing stands on lit places: prices and yields stand on the things themselves. */
export const moves = new MoveUis<HeliosPosition>(
  [
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
  ],
  { badge: () => null }
);
