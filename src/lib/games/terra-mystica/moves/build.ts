import type { MoveFrom, Refusal } from '$lib/kernel';
import { factionOf } from '../factions';
import { kit } from '../kit';
import { geometry } from '../map';
import { pay, plus, refusePrice } from '../rules/goods';
import { JUMP, reachAt, reachOf } from '../rules/reach';
import { jumpPrice, payJump } from '../rules/spades';
import { refusePiece, raiseStructure } from '../rules/structures';
import { buildable } from '../rules/terrain';
import type { TmPosition } from '../state';
import type { Asked } from '../vocabulary/decisions';
import { hex } from './fields';
import { emptyLand, mainAction } from './kit';

const fields = { hex };
type Build = MoveFrom<'build', typeof fields>;
type BuildAsked = Asked<'turn' | 'dwelling' | 'freeDwelling'>;

/** A dwelling: form B of action 1, after transforming, or on the Witches' ride (TM 6.1, 12.2). */
export const build = mainAction('build', fields, {
  rule: 'TM 6.1',
  answers: ['turn', 'dwelling', 'freeDwelling'],
  *candidates(position, decision) {
    const { seat, kind } = decision;
    if (kind === 'dwelling') {
      for (const hex of decision.hexes) yield { kind: 'build', seat, hex };
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
      refusePiece(position.seats[move.seat]!, 'D', 'TM 2') ??
      refuseCost(position, move, hex, decision)
    );
  },
  effect(draft, move, decision) {
    const hex = geometry(draft.p.map).at.get(move.hex)!;
    if (decision.kind === 'turn') payJump(draft, move.seat, hex, reachAt(draft.p, move.seat, hex));
    const { cost } = factionOf(draft.p.seats[move.seat]!).buildings.D;
    if (decision.kind !== 'freeDwelling') pay(draft, move.seat, cost);
    raiseStructure(draft, move.seat, hex, 'D');
  }
});

function refuseSite(position: TmPosition, move: Build, hex: number, decision: BuildAsked): Refusal | null {
  if (decision.kind === 'dwelling' && !decision.hexes.includes(move.hex)) {
    return kit.refuse('build.notTransformed', 'TM 6.1', { hex: move.hex });
  }
  if (!buildable(position, move.seat, hex)) {
    return kit.refuse('build.foreign', 'TM 6.1', { hex: move.hex, ground: position.ground[hex]! });
  }
  if (decision.kind === 'turn' && reachAt(position, move.seat, hex) === 0) {
    return kit.refuse('reach', 'TM 6.9', { hex: move.hex });
  }
  return null;
}

function refuseCost(position: TmPosition, move: Build, hex: number, decision: BuildAsked): Refusal | null {
  if (decision.kind === 'freeDwelling') return null;
  const me = position.seats[move.seat]!;
  const { cost } = factionOf(me).buildings.D;
  const jumps = decision.kind === 'turn' && reachAt(position, move.seat, hex) === JUMP;
  return refusePrice(me, jumps ? plus(cost, jumpPrice(position, move.seat)) : cost, 'TM 6.1');
}
