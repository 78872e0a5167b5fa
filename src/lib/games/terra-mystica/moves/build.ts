import { defineMove, refusal, type Decision, type Refusal } from '$lib/kernel';
import { factionOf } from '../factions';
import { geometry } from '../map';
import { pay, plus, short } from '../rules/goods';
import { JUMP, reachAt, reachOf } from '../rules/reach';
import { jumpPrice, payJump } from '../rules/spades';
import { noPiece, raiseStructure } from '../rules/structures';
import { buildable } from '../rules/terrain';
import type { TmPosition } from '../state';
import { actionOf, emptyLand, shapeOf, shapes } from './kit';
import type { Build } from './types';

/** A dwelling: form B of action 1, after transforming, or on the Witches' ride (TM 6.1, 12.2). */
export const build = defineMove<TmPosition, Build>({
  kind: 'build',
  answers: ['turn', 'dwelling', 'freeDwelling'],
  rule: 'TM 6.1',
  shape: shapeOf('build', { hex: shapes.hex }),
  *candidates(position, decision) {
    const { seat, kind } = decision;
    if (kind === 'dwelling') {
      for (const hex of decision.hexes as string[]) yield { kind: 'build', seat, hex };
      return;
    }
    const place = geometry(position.map);
    const reach = kind === 'turn' ? reachOf(position, seat) : null;
    for (const n of place.landHexes) {
      if ((reach === null || reach[n] !== 0) && position.pieces[n] === null && buildable(position, seat, n)) {
        yield { kind: 'build', seat, hex: place.ids[n]! };
      }
    }
  },
  check(position, move, decision) {
    const hex = emptyLand(position, move.hex, 'TM 6.1');
    if (typeof hex !== 'number') return hex;
    return (
      refuseSite(position, move, hex, decision) ??
      noPiece(position.seats[move.seat]!, 'D', 'TM 2') ??
      refusePrice(position, move, hex, decision)
    );
  },
  effect: actionOf((d, move, decision) => {
    const hex = geometry(d.p.map).at.get(move.hex)!;
    if (decision.kind === 'turn') payJump(d, move.seat, hex, reachAt(d.p, move.seat, hex));
    if (decision.kind !== 'freeDwelling') pay(d, move.seat, factionOf(d.p.seats[move.seat]!).buildings.D.cost);
    raiseStructure(d, move.seat, hex, 'D');
  })
});

function refuseSite(position: TmPosition, move: Build, hex: number, decision: Decision): Refusal | null {
  if (decision.kind === 'dwelling' && !(decision.hexes as string[]).includes(move.hex)) {
    return refusal('build.notTransformed', 'TM 6.1', { hex: move.hex });
  }
  if (!buildable(position, move.seat, hex)) {
    return refusal('build.foreign', 'TM 6.1', { hex: move.hex, ground: position.ground[hex]! });
  }
  if (decision.kind === 'turn' && reachAt(position, move.seat, hex) === 0) {
    return refusal('reach', 'TM 6.9', { hex: move.hex });
  }
  return null;
}

function refusePrice(position: TmPosition, move: Build, hex: number, decision: Decision): Refusal | null {
  if (decision.kind === 'freeDwelling') return null;
  const me = position.seats[move.seat]!;
  const { cost } = factionOf(me).buildings.D;
  const jumps = decision.kind === 'turn' && reachAt(position, move.seat, hex) === JUMP;
  return short(me, jumps ? plus(cost, jumpPrice(position, move.seat)) : cost, 'TM 6.1');
}
