import type { Refusal } from '$lib/kernel';
import { FACTION } from '../../factions';
import type { CommandOf } from '../command';
import { kit } from '../../kit';
import { asked, play, type ImportState } from './state';

/** In our own ledgers tokens that did not come from the first bowls are named behind what they pay for. */
export function payTokens(state: ImportState, seat: number, { bowls }: CommandOf<'tokens'>): Refusal | null {
  return play(state, { kind: 'payTokens', seat, bowls: [...bowls] });
}

/** The Acolytes' payment stands behind the transformation or dwelling it pays for; the rules ask at once. */
export function payment(state: ImportState, seat: number): Refusal | null {
  if (FACTION[state.position.seats[seat]!.faction!].terraform !== 'cult') return null;
  const due = asked(state, seat, 'payCult');
  const part = ahead(state, seat);
  // Where one track alone is high enough nobody is asked; the ledger names it all the same.
  if (due === undefined) {
    if (part !== undefined) state.taken.add(part);
    return null;
  }
  if (part?.command?.do !== 'loseCult') return kit.refuse('ledger.payCult', 'TM 6.1');
  if (part.command.n !== due.n) return kit.refuse('ledger.payCultSteps', 'TM 6.1', { n: due.n, paid: part.command.n });
  state.taken.add(part);
  return play(state, { kind: 'payCult', seat, cult: part.command.cult });
}

/** The next payment that this faction's rows name, in this row or the one after. */
function ahead(state: ImportState, seat: number) {
  for (let at = state.at; at < state.ledger.rows.length && at <= state.at + 1; at++) {
    const row = state.ledger.rows[at]!;
    if (row.kind !== 'moves' || state.seats.get(row.faction) !== seat) continue;
    const found = row.parts.find((part) => part.command?.do === 'loseCult' && !state.taken.has(part));
    if (found !== undefined) return found;
  }
  return undefined;
}
