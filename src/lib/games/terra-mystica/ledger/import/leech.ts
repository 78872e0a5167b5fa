import { answerable, type Refusal } from '$lib/kernel';
import { kit } from '../../kit';
import { numberOf } from '../../map';
import { beside } from '../../rules/adjacency';
import { valueAmong } from '../../rules/leech';
import type { CommandOf } from '../command';
import { factionIn, play, type ImportState, type Offer } from './state';

/** Notes what a new structure offers its neighbours, by its full value (TM 8). */
export function noteOffers(state: ImportState, from: number, hex: string, event: number): void {
  const { position } = state;
  const around = beside(position, numberOf(position.map, hex));
  for (let seat = 0; seat < position.players; seat++) {
    if (seat === from || position.seats[seat]!.dropped) continue;
    const amount = valueAmong(position, seat, around);
    if (amount > 0) state.offers.push({ seat, from, amount, event });
  }
}

/** Whether an offer is open for us as well: one that brings nothing is no decision of ours. */
function isOpen(state: ImportState, { seat, event }: Offer): boolean {
  for (const decision of answerable(state.position)) {
    if (decision.kind === 'leech' && decision.seat === seat && decision.event === event) return true;
  }
  return false;
}

/** `leech n from F`: n is the full value or what can really be gained. */
export function leech(state: ImportState, seat: number, { n, from }: CommandOf<'leech'>): Refusal | null {
  const builder = from === null ? null : state.seats.get(from);
  if (builder === undefined) return kit.refuse('ledger.noFaction', undefined, { faction: from! });
  const owner = state.position.seats[seat]!;
  const room = 2 * owner.power[0] + owner.power[1];
  const offer = state.offers.find(
    (each) =>
      each.seat === seat &&
      (builder === null || each.from === builder) &&
      (each.amount === n || Math.min(each.amount, owner.vp + 1, room) === n)
  );
  if (offer === undefined) return kit.refuse('ledger.noOffer', 'TM 8', { n, faction: factionIn(state, seat) });
  state.offers = state.offers.filter((each) => each !== offer);
  // An offer that brings nothing is no decision of ours, but the ledger answers it.
  return !isOpen(state, offer) ? null : play(state, { kind: 'leech', seat, event: offer.event });
}

/** `decline n from F`, or all offers. */
export function decline(state: ImportState, seat: number, { n, from }: CommandOf<'decline'>): Refusal | null {
  const builder = from === null ? null : state.seats.get(from);
  if (builder === undefined) return kit.refuse('ledger.noFaction', undefined, { faction: from! });
  const mine = state.offers.filter((offer) => offer.seat === seat && (builder === null || offer.from === builder));
  const meant = n === null ? mine : mine.filter((offer) => offer.amount === n).slice(0, 1);
  if (n !== null && meant.length === 0)
    return kit.refuse('ledger.noOffer', 'TM 8', { n, faction: factionIn(state, seat) });
  return declineAll(state, meant);
}

/** A main action declines whatever its player has not answered (TM 15 S1). */
export const declineOpen = (state: ImportState, seat: number): Refusal | null =>
  declineAll(
    state,
    state.offers.filter((offer) => offer.seat === seat)
  );

function declineAll(state: ImportState, offers: readonly Offer[]): Refusal | null {
  for (const offer of offers) {
    state.offers = state.offers.filter((each) => each !== offer);
    if (!isOpen(state, offer)) continue;
    const why = play(state, { kind: 'declineLeech', seat: offer.seat, event: offer.event });
    if (why !== null) return why;
  }
  return null;
}
