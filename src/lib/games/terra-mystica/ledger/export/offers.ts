import { ON_ALL_DECLINED } from '../../abilities/leech';
import { FACTION } from '../../factions';
import { geometry } from '../../map';
import { beside } from '../../rules/adjacency';
import type { TmPosition } from '../../state';
import { answer, nameOf, say, unfinished, type Writer } from './lines';
import { gained } from './purse';
import { raiseWall } from './wall';

/** Notes what a new structure offers, by its full value: answers name it (TM 18.4). */
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

/** An answer names the offer, whatever of it is gained. With it the builder's turn has passed on. */
export function writeAnswer(
  w: Writer,
  before: TmPosition,
  after: TmPosition,
  seat: number,
  event: number,
  takes: boolean
): void {
  const offer = w.offers.find((each) => each.seat === seat && each.event === event);
  if (offer === undefined) return;
  w.offers = w.offers.filter((each) => each !== offer);
  answer(w, seat, `${takes ? 'leech' : 'decline'} ${offer.amount} from ${nameOf(before, offer.from)}`);
  const builder = before.seats[offer.from]!;
  if (takes && builder.faction === 'shapeshifters' && !w.reacted.has(event)) w.tokens++;
  if (takes) w.reacted.add(event);
  if (w.turn?.seat !== offer.from) return;
  if (w.wall === null) say(w, offer.from, ...unfinished(w, before, offer.from));
  // When all have declined, power comes to some builders by itself (TM 8.4).
  const over = after.events.every(({ id }) => id !== event) && !w.reacted.has(event);
  const comes = over && before.rules.cultistsErratum && ON_ALL_DECLINED[builder.faction!] !== undefined;
  raiseWall(w, before, offer.from, w.turn.words.length, ...(comes ? [gained(1)] : []));
}
