import { open, refusal, type Refusal } from '$lib/kernel';
import type { CommandOf } from '../command';
import { leaveUndone } from './clear';
import { asked, play, type Desk } from './desk';

/** The Shapeshifters' token: taken or refused. */
export function token(desk: Desk, seat: number, { take }: CommandOf<'token'>): Refusal | null {
  if (take) return play(desk, { kind: 'takeToken', seat });
  return asked(desk, seat, 'token') ? play(desk, { kind: 'skip', seat, what: 'token' }) : null;
}

export function unlock(desk: Desk, seat: number, { terrain }: CommandOf<'unlock'>): Refusal | null {
  if (terrain === 'ICE' || terrain === 'VOLCANO') return refusal('ledger.unlockCycle', 'TM 12');
  return play(desk, { kind: 'unlock', seat, terrain });
}

const DROPPED = { BRIDGE: 'bridge', FREE_TF: 'sandstorm', FREE_D: 'freeDwelling', FREE_TP: 'freeTradingPost' } as const;

/** `-SPADE` and the like: a pending effect is thrown away (TM 16 S15). */
export function drop(desk: Desk, seat: number, { what, n }: CommandOf<'drop'>): Refusal | null {
  if (what === 'SPADE') {
    if (asked(desk, seat, 'spades')) desk.dropped[seat] = (desk.dropped[seat] ?? 0) + n;
    return null;
  }
  // Only our own ledgers give points back, for spades that nobody used; they are imported without them.
  if (what === 'VP') return desk.ledger.header.ours ? null : refusal('ledger.pointsBack', 'TM 18.4');
  if (what === 'CONVERT_W_TO_P')
    return asked(desk, seat, 'ordination') ? play(desk, { kind: 'ordain', seat, n: 0 }) : null;
  const kind = what === 'CULT' ? 'cultSteps' : DROPPED[what];
  for (let i = 0; i < n && asked(desk, seat, kind); i++) {
    const why = play(desk, { kind: 'skip', seat, what: kind });
    if (why !== null) return why;
  }
  return null;
}

/** Ends a turn that is complete; with the old loose rules also a double turn that is not. */
export function done(desk: Desk, seat: number): Refusal | null {
  const why = leaveUndone(desk, seat);
  return why ?? (asked(desk, seat, 'after') ? play(desk, { kind: 'endTurn', seat }) : null);
}

/** A player leaves the table; whoever is asked something reports it. */
export function leave(desk: Desk, who: number): Refusal | null {
  desk.offers = desk.offers.filter((offer) => offer.seat !== who);
  return play(desk, { kind: 'drop', seat: open(desk.position)[0]!.seat, who });
}
