import type { Refusal } from '$lib/kernel';
import { ORDER_VALUES } from '../../data/tiles';
import { POWER_ACTIONS, SPECIAL_ACTIONS, type BonusId, type PowerActionId, type SpecialActionId } from '../../ids';
import { kit } from '../../kit';
import type { TmMove } from '../../moves';
import type { CommandOf } from '../command';
import { toTurn } from './clear';
import { declineOpen } from './leech';
import { asked, play, type ImportState } from './state';

/** A main action: what was left open before it is declined. */
function main(state: ImportState, seat: number, move: TmMove): Refusal | null {
  return toTurn(state, seat) ?? declineOpen(state, seat) ?? play(state, move);
}

export function action(state: ImportState, seat: number, { id }: CommandOf<'action'>): Refusal | null {
  if ((POWER_ACTIONS as readonly string[]).includes(id)) {
    return main(state, seat, { kind: 'powerAction', seat, action: id as PowerActionId });
  }
  // ACTH1, 3 and 5 are paid with power, 2, 4 and 6 with tokens; the colour follows.
  if (/^ACTH[1-6]$/.test(id)) {
    const why = toTurn(state, seat);
    if (why !== null) return why;
    if (!asked(state, seat, 'turn')) return kit.refuse('ledger.turn', 'TM 5.2');
    state.shift = Number(id[4]) % 2 === 1 ? 'power' : 'tokens';
    return null;
  }
  if (id === 'ACTH' || !(SPECIAL_ACTIONS as readonly string[]).includes(id))
    return kit.refuse('ledger.noAction', 'TM 6.7', { id });
  return main(state, seat, { kind: 'specialAction', seat, action: id as Exclude<SpecialActionId, 'ACTH'> });
}

export function pick(state: ImportState, seat: number, { terrain }: CommandOf<'pick'>): Refusal | null {
  if (terrain === 'ICE' || terrain === 'VOLCANO') return kit.refuse('ledger.cycle', 'TM 4.4');
  if (state.shift === null) return play(state, { kind: 'pickTerrain', seat, terrain });
  const pay = state.shift;
  state.shift = null;
  return main(state, seat, { kind: 'shapeshift', seat, terrain, pay });
}

/** `send p to CULT [for n]`: without a number the best free space, or 1 if there is none. */
export function send(state: ImportState, seat: number, { cult, value }: CommandOf<'send'>): Refusal | null {
  const spaces = state.position.orders[cult];
  const free = spaces.findIndex((owner) => owner === null);
  const best = free < 0 ? 1 : ORDER_VALUES[free]!;
  const steps = value ?? best;
  if (steps !== 1 && steps !== 2 && steps !== 3) return kit.refuse('ledger.noOrder', 'TM 6.5', { n: steps });
  return main(state, seat, { kind: 'sendPriest', seat, cult, value: steps });
}

export const advance = (state: ImportState, seat: number, { track }: CommandOf<'advance'>): Refusal | null =>
  main(state, seat, { kind: track === 'ship' ? 'advanceShipping' : 'advanceDig', seat });

/** In round 6 a card that is named is not taken; in the setup passing takes the first card. */
export function pass(state: ImportState, seat: number, { card }: CommandOf<'pass'>): Refusal | null {
  const bonus = card as BonusId | null;
  if (state.position.round === 0) {
    return bonus === null ? kit.refuse('ledger.nameCard', 'TM 4.7') : play(state, { kind: 'takeBonus', seat, bonus });
  }
  return main(state, seat, { kind: 'pass', seat, bonus: state.position.round === 6 ? null : bonus });
}
