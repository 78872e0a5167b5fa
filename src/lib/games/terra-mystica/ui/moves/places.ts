import type { Move } from '$lib/kernel';
import type { Place } from '$lib/ui/game-ui';
import type { TmMove } from '../../moves/types';
import * as at from '../places';

/** The places that a move touches, the one to tap first. */
export function places(given: Move): readonly Place[] {
  const move = given as TmMove;
  switch (move.kind) {
    case 'place':
    case 'build':
    case 'transform':
    case 'upgrade':
    case 'riverTown':
      return [move.hex];
    case 'bridge':
      return [at.bridgeAt(move.a, move.b)];
    case 'advanceShipping':
      return [at.SHIPPING];
    case 'advanceDig':
      return [at.DIGGING];
    case 'sendPriest':
      return [at.orderSpace(move.cult, move.value)];
    case 'powerAction':
      return [at.powerAction(move.action)];
    case 'specialAction':
      return [at.special(move.action)];
    case 'shapeshift':
      return [at.special('ACTH'), at.terrainOf(move.terrain)];
    case 'pass':
      return move.bonus === null ? [] : [at.bonusCard(move.bonus)];
    case 'takeBonus':
      return [at.bonusCard(move.bonus)];
    case 'takeFavour':
      return [at.favourTile(move.favour)];
    case 'takeTown':
      return [at.townTile(move.town)];
    case 'cultStep':
    case 'enterTenth':
    case 'payCult':
      return [at.cultTrack(move.cult)];
    case 'pickTerrain':
      return [at.terrainOf(move.terrain)];
    case 'unlock':
      return [move.terrain === null ? at.PRIEST : at.terrainOf(move.terrain)];
    case 'convert':
      return [at.conversion(move.from, move.to, move.n)];
    case 'burn':
      return [at.burning(move.n)];
    default:
      return [];
  }
}
