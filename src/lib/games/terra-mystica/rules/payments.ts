import type { Seat } from '$lib/kernel';
import { tell, type Draft } from '../draft';
import { CULTS, type Cult } from '../ids';
import { retreatCult } from './cults';
import { removeTokens, tokenWays } from './power';
import { dutyNow } from './queue';

/** Tokens leave the game; the player says from which bowls unless there is only one way (TM 5.4, S5). */
export function payTokensFor(d: Draft, seat: Seat, n: number): void {
  const ways = tokenWays(d.p.seats[seat]!.power, n);
  if (ways.length > 1 && d.p.rules.tokenOrder === 'choice') dutyNow(d, { seat, kind: 'payTokens', n });
  else payTokens(d, seat, ways[0]!);
}

export function payTokens(d: Draft, seat: Seat, bowls: readonly number[]): void {
  removeTokens(d, seat, bowls);
  tell(d, { kind: 'tokensPaid', seat, n: bowls[0]! + bowls[1]! + bowls[2]! });
}

/** Steps down on one track that is high enough; with one such track there is nothing to choose. */
export function payCultFor(d: Draft, seat: Seat, n: number): void {
  const high = CULTS.filter((cult) => d.p.seats[seat]!.cults[cult] >= n);
  if (high.length > 1) dutyNow(d, { seat, kind: 'payCult', n });
  else payCult(d, seat, high[0]!, n);
}

export function payCult(d: Draft, seat: Seat, cult: Cult, n: number): void {
  retreatCult(d, seat, cult, n);
  tell(d, { kind: 'cultPaid', seat, cult, n });
}
