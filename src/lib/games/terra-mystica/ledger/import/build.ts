import type { Refusal } from '$lib/kernel';
import { kit } from '../../kit';
import { numberOf } from '../../map';
import type { CommandOf } from '../command';
import { toTurn } from './clear';
import { declineOpen, noteOffers } from './leech';
import { homeOf, isHome, transform } from './spades';
import { asked, play, type ImportState } from './state';

/** A structure that may be leeched from: the rules number its event as they play it. */
function structure(state: ImportState, seat: number, hex: string, move: Parameters<typeof play>[1]): Refusal | null {
  const event = state.position.eventId;
  const why = play(state, move);
  if (why === null) noteOffers(state, seat, hex, event);
  return why;
}

/** `build X`: transforms first where X is not home yet. */
export function build(state: ImportState, seat: number, { hex }: CommandOf<'build'>): Refusal | null {
  if (state.position.round === 0) return play(state, { kind: 'place', seat, hex });
  const move = { kind: 'build', seat, hex } as const;
  if (asked(state, seat, 'freeDwelling')) return structure(state, seat, hex, move);
  if (!isHome(state, seat, hex) && !occupied(state, hex)) {
    const why = transform(state, seat, hex, homeOf(state, seat));
    if (why !== null) return why;
  }
  if (state.dug > 0) return kit.refuse('ledger.spadesLeft', 'TM 18.4', { n: state.dug });
  const made = asked(state, seat, 'dwelling')?.hexes.includes(hex) ?? false;
  if (!made) {
    const why = toTurn(state, seat) ?? declineOpen(state, seat);
    if (why !== null) return why;
  }
  return structure(state, seat, hex, move);
}

/** The rules say who stands there, whatever the ground. */
const occupied = (state: ImportState, hex: string): boolean =>
  Boolean(state.position.pieces[numberOf(state.position.map, hex)]);

export function upgrade(state: ImportState, seat: number, { hex, to }: CommandOf<'upgrade'>): Refusal | null {
  if (to === 'D') return kit.refuse('ledger.toDwelling', 'TM 6.4');
  if (!asked(state, seat, 'freeTradingPost')) {
    const why = toTurn(state, seat) ?? declineOpen(state, seat);
    if (why !== null) return why;
  }
  return structure(state, seat, hex, { kind: 'upgrade', seat, hex, to });
}
