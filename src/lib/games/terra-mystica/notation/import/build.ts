import { refusal, type Refusal } from '$lib/kernel';
import { numberOf } from '../../map';
import type { CommandOf } from '../command';
import { toTurn } from './clear';
import { asked, play, type Desk } from './desk';
import { declineOpen, noteOffers } from './leech';
import { homeOf, isHome, transform } from './spades';

/** A structure that may be leeched from: the rules number its event as they play it. */
function structure(desk: Desk, seat: number, hex: string, move: Parameters<typeof play>[1]): Refusal | null {
  const event = desk.position.eventId;
  const why = play(desk, move);
  if (why === null) noteOffers(desk, seat, hex, event);
  return why;
}

/** `build X`: transforms first where X is not home yet. */
export function build(desk: Desk, seat: number, { hex }: CommandOf<'build'>): Refusal | null {
  if (desk.position.round === 0) return play(desk, { kind: 'place', seat, hex });
  const move = { kind: 'build', seat, hex } as const;
  if (asked(desk, seat, 'freeDwelling')) return structure(desk, seat, hex, move);
  if (!isHome(desk, seat, hex) && !occupied(desk, hex)) {
    const why = transform(desk, seat, hex, homeOf(desk, seat));
    if (why !== null) return why;
  }
  if (desk.dug > 0) return refusal('ledger.spadesLeft', 'TM 18.4', { n: desk.dug });
  const made = asked(desk, seat, 'dwelling')?.hexes.includes(hex) ?? false;
  if (!made) {
    const why = toTurn(desk, seat) ?? declineOpen(desk, seat);
    if (why !== null) return why;
  }
  return structure(desk, seat, hex, move);
}

/** The rules say who stands there, whatever the ground. */
const occupied = (desk: Desk, hex: string): boolean => Boolean(desk.position.pieces[numberOf(desk.position.map, hex)]);

export function upgrade(desk: Desk, seat: number, { hex, to }: CommandOf<'upgrade'>): Refusal | null {
  if (to === 'D') return refusal('ledger.toDwelling', 'TM 6.4');
  if (!asked(desk, seat, 'freeTradingPost')) {
    const why = toTurn(desk, seat) ?? declineOpen(desk, seat);
    if (why !== null) return why;
  }
  return structure(desk, seat, hex, { kind: 'upgrade', seat, hex, to });
}
