import { moveTable, type MoveOf } from '$lib/kernel';
import { arrange } from './arrange';
import { bridge } from './bridge';
import { build } from './build';
import { burn } from './burn';
import { bid, pickFaction, pickTerrain, takeLot } from './choosing';
import { convert } from './convert';
import { cultStep, enterTenth } from './cults';
import { drop } from './drop';
import { endTurn } from './end-turn';
import { place, takeBonus } from './first';
import { declineLeech, leech } from './leech';
import { ordain } from './ordain';
import { pass } from './pass';
import { payCult, payTokens } from './payments';
import { powerAction } from './power-action';
import { riverTown } from './river-town';
import { sendPriest } from './send-priest';
import { shapeshift } from './shapeshift';
import { skip } from './skip';
import { specialAction } from './special-action';
import { takeFavour } from './take-favour';
import { takeTown } from './take-town';
import { takeSpadeTokens, takeToken } from './tokens';
import { advanceDig, advanceShipping } from './tracks';
import { transform } from './transform';
import { unlock } from './unlock';
import { upgrade } from './upgrade';

/** Every kind of move, in the order in which options are listed. */
export const moves = moveTable(
  arrange,
  pickFaction,
  pickTerrain,
  bid,
  takeLot,
  place,
  takeBonus,
  build,
  transform,
  upgrade,
  advanceShipping,
  advanceDig,
  sendPriest,
  powerAction,
  specialAction,
  shapeshift,
  pass,
  takeFavour,
  takeTown,
  cultStep,
  enterTenth,
  bridge,
  ordain,
  unlock,
  payTokens,
  payCult,
  takeToken,
  takeSpadeTokens,
  leech,
  declineLeech,
  riverTown,
  convert,
  burn,
  skip,
  endTurn,
  drop
);

export type TmMove = MoveOf<typeof moves>;
/** A move of one kind. */
export type TmMoveOf<K extends TmMove['kind']> = Extract<TmMove, { readonly kind: K }>;
