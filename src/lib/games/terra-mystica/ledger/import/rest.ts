import { answerable, type Refusal } from '$lib/kernel';
import { kit } from '../../kit';
import type { CommandOf } from '../command';
import { leaveUndone } from './clear';
import { asked, play, type ImportState } from './state';

/** The Shapeshifters' token: taken or refused. */
export function token(state: ImportState, seat: number, { take }: CommandOf<'token'>): Refusal | null {
  if (take) return play(state, { kind: 'takeToken', seat });
  return asked(state, seat, 'token') ? play(state, { kind: 'skip', seat, what: 'token' }) : null;
}

export function unlock(state: ImportState, seat: number, { terrain }: CommandOf<'unlock'>): Refusal | null {
  // With all terrains free there is nothing to choose, and the priest is already taken; a ledger may say so.
  if (terrain === null && state.priests > 0 && !asked(state, seat, 'unlock')) {
    state.priests--;
    return null;
  }
  if (terrain === 'ICE' || terrain === 'VOLCANO') return kit.refuse('ledger.unlockCycle', 'TM 12');
  return play(state, { kind: 'unlock', seat, terrain });
}

const DROPPED = { BRIDGE: 'bridge', FREE_TF: 'sandstorm', FREE_D: 'freeDwelling', FREE_TP: 'freeTradingPost' } as const;

/** `-SPADE` and the like: a pending effect is thrown away (TM 15 S15). */
export function drop(state: ImportState, seat: number, { what, n }: CommandOf<'drop'>): Refusal | null {
  if (what === 'SPADE') {
    if (asked(state, seat, 'spades')) state.dropped[seat] = (state.dropped[seat] ?? 0) + n;
    return null;
  }
  // Only our own ledgers give points back, for spades that nobody used; they are imported without them.
  if (what === 'VP') return state.ledger.header.ours ? null : kit.refuse('ledger.pointsBack', 'TM 18.4');
  // Where no favour is left nobody is asked for one.
  if (what === 'GAIN_FAVOR') return null;
  if (what === 'CONVERT_W_TO_P')
    return asked(state, seat, 'ordination') ? play(state, { kind: 'ordain', seat, n: 0 }) : null;
  const kind = what === 'CULT' ? 'cultSteps' : DROPPED[what];
  for (let i = 0; i < n && asked(state, seat, kind); i++) {
    const why = play(state, { kind: 'skip', seat, what: kind });
    if (why !== null) return why;
  }
  return null;
}

/** Ends a turn that is complete; with the old loose rules also a double turn that is not. */
export function done(state: ImportState, seat: number): Refusal | null {
  const why = leaveUndone(state, seat);
  return why ?? (asked(state, seat, 'after') ? play(state, { kind: 'endTurn', seat }) : null);
}

/** The Dragonlords leave the tokens of their free spades. */
export const noTokens = (state: ImportState, seat: number): Refusal | null =>
  play(state, { kind: 'skip', seat, what: 'spadeTokens' });

/** A step onto space 10 is left undone. */
export const stay = (state: ImportState, seat: number): Refusal | null =>
  play(state, { kind: 'skip', seat, what: 'tenth' });

/** A player leaves the table; whoever is asked something reports it. */
export function leave(state: ImportState, who: number): Refusal | null {
  state.offers = state.offers.filter((offer) => offer.seat !== who);
  return play(state, { kind: 'drop', seat: answerable(state.position)[0]!.seat, who });
}
