import type { Decision, Seat } from '$lib/kernel';
import type { Draft } from '../draft';
import type { TmPosition } from '../state';
import { settleLeech } from './leech';
import { isVoid } from './void';

/** Duties of one action stand together, so that the player orders them (TM 5.4). */
export const DUTY = 'duty';
/** With deferred leech everybody's decisions are open at once (TM 16, S1). */
export const TABLE = 'table';

export const deferred = (position: TmPosition): boolean => position.rules.leech === 'deferred';

const isDuty = ({ group, kind }: Decision): boolean => group === DUTY || (group === TABLE && !WAITING.has(kind));

/** Decisions that wait until all duties are done. */
const WAITING: ReadonlySet<string> = new Set(['turn', 'after', 'leech']);

/** Decisions that everything else waits for, in the order in which they came up. */
const AT_ONCE: ReadonlySet<string> = new Set(['unlock', 'payTokens', 'payCult', 'favour', 'terrain']);

/**
 * Puts a decision that was just made into a group. It is written to, not copied: decisions of a kind then
 * all have one shape, and the queue, which is looked through at every move, is read fast.
 */
export function grouped(decision: Decision, group: string): Decision {
  (decision as { group?: string }).group = group;
  return decision;
}

/** Owes a decision inside the present action. */
export function duty(d: Draft, decision: Decision): void {
  const owed = d.p.owed.slice();
  let at = 0;
  while (at < owed.length && (owed[at]!.group === undefined ? !WAITING.has(owed[at]!.kind) : isDuty(owed[at]!))) at++;
  owed.splice(at, 0, grouped(decision, deferred(d.p) ? TABLE : DUTY));
  d.p.owed = owed;
}

/** Owes a decision that everything else waits for: how to pay, what a priest does. */
export function dutyNow(d: Draft, decision: Decision): void {
  let at = 0;
  const { owed } = d.p;
  while (at < owed.length && owed[at]!.group === undefined && AT_ONCE.has(owed[at]!.kind)) at++;
  d.p.owed = [...owed.slice(0, at), decision, ...owed.slice(at)];
}

/** Owes a builder's answer to what his neighbours did (TM 8.4). */
export function reaction(d: Draft, decision: Decision): void {
  if (deferred(d.p)) duty(d, decision);
  else d.p.owed = [decision, ...d.p.owed];
}

/** Owes something after everything else: the rest of the turn, or the next one. */
export function oweNext(d: Draft, decision: Decision): void {
  const owed = d.p.owed.slice();
  owed.push(deferred(d.p) ? grouped(decision, TABLE) : decision);
  d.p.owed = owed;
}

/** Whether a seat still has something to resolve before its action is complete; cult steps may wait in a ledger. */
export const hasDuties = (position: TmPosition, seat: Seat): boolean =>
  position.owed.some(
    ({ seat: owner, kind }) => owner === seat && !WAITING.has(kind) && !(kind === 'cultSteps' && deferred(position))
  );

/** Drops duties that nothing can answer, then asks the neighbours (TM 5.2, T2 and T3). */
export function settleQueue(d: Draft): void {
  const { owed } = d.p;
  if (owed.some((decision) => isVoid(d.p, decision))) {
    d.p.owed = owed.filter((decision) => !isVoid(d.p, decision));
  }
  settleLeech(d);
}
