import type { Decision, Seat } from '$lib/kernel';
import type { Draft } from '../draft';
import type { HexId } from '../ids';
import { duty } from './queue';

/** Free spades that are left go to a further hex: they may be used or dropped, never topped up (TM 6.1, F6). */
export function grantedAgain(d: Draft, seat: Seat, left: number, decision: Decision, hex: HexId): void {
  duty(d, {
    seat,
    kind: 'spades',
    n: left,
    buy: false,
    build: decision.build === true,
    spread: decision.spread === true,
    done: [...(decision.done as HexId[]), hex],
    first: false,
    optional: true
  });
}
