import { refusal, type Refusal } from '$lib/kernel';
import { FACTION } from '../../factions';
import { geometry } from '../../map';
import type { CommandOf } from '../command';
import { decisionsOf, factionIn, play, type Desk, type Offer } from './desk';
import type { TmDecision } from '../../moves/types';

/** Notes what a new structure offers its neighbours, by its full value (TM 8). */
export function noteOffers(desk: Desk, from: number, hex: string, event: number): void {
  const { position } = desk;
  const place = geometry(position.map);
  const at = place.at.get(hex)!;
  const around = new Set(place.land[at]);
  for (const bridge of position.bridges) {
    if (bridge.a === hex) around.add(place.at.get(bridge.b)!);
    if (bridge.b === hex) around.add(place.at.get(bridge.a)!);
  }
  const amounts = new Map<number, number>();
  for (const n of around) {
    const piece = position.pieces[n];
    if (!piece || piece.seat === from || position.seats[piece.seat]!.dropped) continue;
    const { value } = FACTION[position.seats[piece.seat]!.faction!].buildings[piece.kind];
    amounts.set(piece.seat, (amounts.get(piece.seat) ?? 0) + value);
  }
  for (const [seat, amount] of amounts) desk.offers.push({ seat, from, amount, event });
}

const leechOf = (desk: Desk, { seat, event }: Offer): TmDecision<'leech'> | undefined =>
  decisionsOf(desk, seat).find(
    (decision): decision is TmDecision<'leech'> => decision.kind === 'leech' && decision.event === event
  );

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
  return leechOf(desk, offer) === undefined ? null : play(desk, { kind: 'leech', seat, event: offer.event });
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
    if (leechOf(desk, offer) === undefined) continue;
    const why = play(desk, { kind: 'declineLeech', seat: offer.seat, event: offer.event });
    if (why !== null) return why;
  }
  return null;
}
