import type { Seat } from '$lib/kernel';
import { CULTS, type Cult } from '../ids';
import type { Draft } from '../kit';
import type { Bowls } from '../state';
import { retreatCult } from './cults';
import { removeTokens, tokenWays } from './power';
import { dutyNow } from './queue';

/** Tokens leave the game; the player says from which bowls unless there is only one way (TM 5.4, S5). */
export function payTokensFor(draft: Draft, seat: Seat, n: number): void {
  const ways = tokenWays(draft.p.seats[seat]!.power, n);
  if (ways.length > 1 && draft.p.rules.tokenOrder === 'choice') dutyNow(draft, { seat, kind: 'payTokens', n });
  else payTokens(draft, seat, ways[0]!);
}

export function payTokens(draft: Draft, seat: Seat, bowls: Bowls): void {
  removeTokens(draft, seat, bowls);
  draft.tell('tokensPaid', { seat, n: bowls[0] + bowls[1] + bowls[2] });
}

/** Steps down on one track that is high enough; with one such track there is nothing to choose. */
export function payCultFor(draft: Draft, seat: Seat, n: number): void {
  const high = CULTS.filter((cult) => draft.p.seats[seat]!.cults[cult] >= n);
  if (high.length > 1) dutyNow(draft, { seat, kind: 'payCult', n });
  else payCult(draft, seat, high[0]!, n);
}

export function payCult(draft: Draft, seat: Seat, cult: Cult, n: number): void {
  retreatCult(draft, seat, cult, n);
  draft.tell('cultPaid', { seat, cult, n });
}
