import { refusal, type Refusal } from '$lib/kernel';
import { POWER_ACTIONS, SPECIAL_ACTIONS, type BonusId, type PowerActionId, type SpecialActionId } from '../../ids';
import { ORDER_VALUES } from '../../data/tiles';
import type { CommandOf } from '../command';
import { toTurn } from './clear';
import { asked, play, type Desk } from './desk';
import { declineOpen } from './leech';
import type { TmMove } from '../../moves/types';

/** A main action: what was left open before it is declined. */
function main(desk: Desk, seat: number, move: TmMove): Refusal | null {
  return toTurn(desk, seat) ?? declineOpen(desk, seat) ?? play(desk, move);
}

export function action(desk: Desk, seat: number, { id }: CommandOf<'action'>): Refusal | null {
  if ((POWER_ACTIONS as readonly string[]).includes(id)) {
    return main(desk, seat, { kind: 'powerAction', seat, action: id as PowerActionId });
  }
  // ACTH1, 3 and 5 are paid with power, 2, 4 and 6 with tokens; the colour follows.
  if (/^ACTH[1-6]$/.test(id)) {
    const why = toTurn(desk, seat);
    if (why !== null) return why;
    if (!asked(desk, seat, 'turn')) return refusal('ledger.turn', 'TM 5.2');
    desk.shift = Number(id[4]) % 2 === 1 ? 'power' : 'tokens';
    return null;
  }
  if (id === 'ACTH' || !(SPECIAL_ACTIONS as readonly string[]).includes(id))
    return refusal('ledger.noAction', 'TM 6.7', { id });
  return main(desk, seat, { kind: 'specialAction', seat, action: id as Exclude<SpecialActionId, 'ACTH'> });
}

export function pick(desk: Desk, seat: number, { terrain }: CommandOf<'pick'>): Refusal | null {
  if (terrain === 'ICE' || terrain === 'VOLCANO') return refusal('ledger.cycle', 'TM 4.4');
  if (desk.shift === null) return play(desk, { kind: 'pickTerrain', seat, terrain });
  const pay = desk.shift;
  desk.shift = null;
  return main(desk, seat, { kind: 'shapeshift', seat, terrain, pay });
}

/** `send p to CULT [for n]`: without a number the best free space, or 1 if there is none. */
export function send(desk: Desk, seat: number, { cult, value }: CommandOf<'send'>): Refusal | null {
  const spaces = desk.position.orders[cult];
  const free = spaces.findIndex((owner) => owner === null);
  const best = free < 0 ? 1 : ORDER_VALUES[free]!;
  const steps = value ?? best;
  if (steps !== 1 && steps !== 2 && steps !== 3) return refusal('ledger.noOrder', 'TM 6.5', { n: steps });
  return main(desk, seat, { kind: 'sendPriest', seat, cult, value: steps });
}

export const advance = (desk: Desk, seat: number, { track }: CommandOf<'advance'>): Refusal | null =>
  main(desk, seat, { kind: track === 'ship' ? 'advanceShipping' : 'advanceDig', seat });

/** In round 6 a card that is named is not taken; in the setup passing takes the first card. */
export function pass(desk: Desk, seat: number, { card }: CommandOf<'pass'>): Refusal | null {
  const bonus = card as BonusId | null;
  if (desk.position.round === 0) {
    return bonus === null ? refusal('ledger.nameCard', 'TM 4.7') : play(desk, { kind: 'takeBonus', seat, bonus });
  }
  return main(desk, seat, { kind: 'pass', seat, bonus: desk.position.round === 6 ? null : bonus });
}
