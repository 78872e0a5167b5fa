import { open, refusal, type Refusal } from '$lib/kernel';
import { numberOf } from '../../map';
import { beside } from '../../rules/adjacency';
import { valueAmong } from '../../rules/leech';
import type { CommandOf } from '../command';
import { factionIn, play, type Desk, type Offer } from './desk';

/** Notes what a new structure offers its neighbours, by its full value (TM 8). */
export function noteOffers(desk: Desk, from: number, hex: string, event: number): void {
  const { position } = desk;
  const around = beside(position, numberOf(position.map, hex));
  for (let seat = 0; seat < position.players; seat++) {
    if (seat === from || position.seats[seat]!.dropped) continue;
    const amount = valueAmong(position, seat, around);
    if (amount > 0) desk.offers.push({ seat, from, amount, event });
  }
}

/** Whether an offer is open for us as well: one that brings nothing is no decision of ours. */
function isOpen(desk: Desk, { seat, event }: Offer): boolean {
  for (const decision of open(desk.position)) {
    if (decision.kind === 'leech' && decision.seat === seat && decision.event === event) return true;
  }
  return false;
}

/** `leech n from F`: n is the full value or what can really be gained. */
export function leech(desk: Desk, seat: number, { n, from }: CommandOf<'leech'>): Refusal | null {
  const builder = from === null ? null : desk.seats.get(from);
  if (builder === undefined) return refusal('ledger.noFaction', undefined, { faction: from! });
  const owner = desk.position.seats[seat]!;
  const room = 2 * owner.power[0] + owner.power[1];
  const offer = desk.offers.find(
    (each) =>
      each.seat === seat &&
      (builder === null || each.from === builder) &&
      (each.amount === n || Math.min(each.amount, owner.vp + 1, room) === n)
  );
  if (offer === undefined) return refusal('ledger.noOffer', 'TM 8', { n, faction: factionIn(desk, seat) });
  desk.offers = desk.offers.filter((each) => each !== offer);
  // An offer that brings nothing is no decision of ours, but the ledger answers it.
  return !isOpen(desk, offer) ? null : play(desk, { kind: 'leech', seat, event: offer.event });
}

/** `decline n from F`, or all offers. */
export function decline(desk: Desk, seat: number, { n, from }: CommandOf<'decline'>): Refusal | null {
  const builder = from === null ? null : desk.seats.get(from);
  if (builder === undefined) return refusal('ledger.noFaction', undefined, { faction: from! });
  const mine = desk.offers.filter((offer) => offer.seat === seat && (builder === null || offer.from === builder));
  const meant = n === null ? mine : mine.filter((offer) => offer.amount === n).slice(0, 1);
  if (n !== null && meant.length === 0) return refusal('ledger.noOffer', 'TM 8', { n, faction: factionIn(desk, seat) });
  return declineAll(desk, meant);
}

/** A main action declines whatever its player has not answered (TM 16 S1). */
export const declineOpen = (desk: Desk, seat: number): Refusal | null =>
  declineAll(
    desk,
    desk.offers.filter((offer) => offer.seat === seat)
  );

function declineAll(desk: Desk, offers: readonly Offer[]): Refusal | null {
  for (const offer of offers) {
    desk.offers = desk.offers.filter((each) => each !== offer);
    if (!isOpen(desk, offer)) continue;
    const why = play(desk, { kind: 'declineLeech', seat: offer.seat, event: offer.event });
    if (why !== null) return why;
  }
  return null;
}
