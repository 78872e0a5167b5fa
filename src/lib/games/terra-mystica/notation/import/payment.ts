import { refusal, type Refusal } from '$lib/kernel';
import { FACTION } from '../../factions';
import { asked, play, type Desk } from './desk';

/** The Acolytes' payment stands behind the transformation or dwelling it pays for; the rules ask at once. */
export function payment(desk: Desk, seat: number): Refusal | null {
  if (FACTION[desk.position.seats[seat]!.faction!].terraform !== 'cult') return null;
  const due = asked(desk, seat, 'payCult');
  const part = ahead(desk, seat);
  // Where one track alone is high enough nobody is asked; the ledger names it all the same.
  if (due === undefined) {
    if (part !== undefined) desk.taken.add(part);
    return null;
  }
  if (part?.command?.do !== 'loseCult') return refusal('ledger.payCult', 'TM 6.1');
  if (part.command.n !== due.n) return refusal('ledger.payCultSteps', 'TM 6.1', { n: due.n, paid: part.command.n });
  desk.taken.add(part);
  return play(desk, { kind: 'payCult', seat, cult: part.command.cult });
}

/** The next payment that this faction's rows name, in this row or the one after. */
function ahead(desk: Desk, seat: number) {
  for (let at = desk.at; at < desk.ledger.rows.length && at <= desk.at + 1; at++) {
    const row = desk.ledger.rows[at]!;
    if (row.kind !== 'moves' || desk.seats.get(row.faction) !== seat) continue;
    const found = row.parts.find((part) => part.command?.do === 'loseCult' && !desk.taken.has(part));
    if (found !== undefined) return found;
  }
  return undefined;
}
