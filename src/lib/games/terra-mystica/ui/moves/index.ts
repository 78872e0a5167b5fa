import type { Seat } from '$lib/kernel';
import { MoveUis, type Place } from '$lib/play/move-ui';
import type { TmPosition } from '../../state';
import { parts } from '../places';
import { advanceDig } from './advance-dig';
import { advanceShipping } from './advance-shipping';
import { arrange } from './arrange';
import { bid } from './bid';
import { bridge } from './bridge';
import { build } from './build';
import { burn } from './burn';
import { convert } from './convert';
import { cultStep } from './cult-step';
import { declineLeech } from './decline-leech';
import { drop } from './drop';
import { endTurn } from './end-turn';
import { enterTenth } from './enter-tenth';
import { leech } from './leech';
import { pieceAt } from './on-hex';
import { ordain } from './ordain';
import { pass } from './pass';
import { payCult } from './pay-cult';
import { payTokens } from './pay-tokens';
import { pickFaction } from './pick-faction';
import { pickTerrain } from './pick-terrain';
import { place } from './place';
import { powerAction } from './power-action';
import { riverTown } from './river-town';
import { sendPriest } from './send-priest';
import { shapeshift } from './shapeshift';
import { skip } from './skip';
import { specialAction } from './special-action';
import { takeBonus } from './take-bonus';
import { takeFavour } from './take-favour';
import { takeLot } from './take-lot';
import { takeSpadeTokens } from './take-spade-tokens';
import { takeToken } from './take-token';
import { takeTown } from './take-town';
import { transform } from './transform';
import { unlock } from './unlock';
import { upgrade } from './upgrade';

/** In the order of the action overview (TM 6); then whatever else is asked, by its name. */
export const moves = new MoveUis<TmPosition>(
  [
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
    riverTown,
    skip,
    endTurn,
    arrange,
    bid,
    bridge,
    burn,
    convert,
    cultStep,
    declineLeech,
    drop,
    enterTenth,
    leech,
    ordain,
    payCult,
    payTokens,
    pickFaction,
    pickTerrain,
    place,
    takeBonus,
    takeFavour,
    takeLot,
    takeSpadeTokens,
    takeToken,
    takeTown,
    unlock
  ],
  // Tiles and cards say themselves what they bring.
  { badge: () => null }
);

/** On the map a building is improved; anywhere else one is to be built. */
export function likely(place: Place, seat: Seat, view: TmPosition): readonly string[] {
  const { what, rest } = parts(place);
  if (what !== 'hex') return [];
  return [pieceAt(view, rest[0]!)?.seat === seat ? 'upgrade' : 'build'];
}
