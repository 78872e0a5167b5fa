import { FACTION } from '../../factions';
import { beside } from '../../rules/adjacency';
import { geometry } from '../../map';
import type { TmPosition } from '../../state';
import { answer, nameOf, type Writer } from './lines';

/** Notes what a new structure offers, by its full value: a decline names it (TM 18.4). */
export function noteOffers(w: Writer, after: TmPosition, from: number, hex: string, event: number): void {
  const amounts = new Map<number, number>();
  for (const n of beside(after, geometry(after.map).at.get(hex)!)) {
    const piece = after.pieces[n];
    if (!piece || piece.seat === from) continue;
    const { value } = FACTION[after.seats[piece.seat]!.faction!].buildings[piece.kind];
    amounts.set(piece.seat, (amounts.get(piece.seat) ?? 0) + value);
  }
  for (const [seat, amount] of amounts) {
    if (!after.seats[seat]!.dropped) w.offers.push({ seat, from, amount, event });
  }
}

/** `leech` says what is really gained, `decline` what was offered. */
export function writeAnswer(w: Writer, before: TmPosition, seat: number, event: number, takes: boolean): void {
  const offer = w.offers.find((each) => each.seat === seat && each.event === event);
  if (offer === undefined) return;
  w.offers = w.offers.filter((each) => each !== offer);
  const { power, vp } = before.seats[seat]!;
  const gained = Math.min(offer.amount, 2 * power[0] + power[1], vp + 1);
  const from = nameOf(before, offer.from);
  answer(w, seat, takes ? `leech ${gained} from ${from}` : `decline ${offer.amount} from ${from}`);
}
