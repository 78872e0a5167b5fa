import type { Seat } from '$lib/kernel';
import type { Draft } from '../kit';
import type { TmPosition } from '../state';
import type { Asked } from '../vocabulary/decisions';

/** Duties of one action stand together, so that the player orders them (TM 5.4). */
const DUTY = 'duty';
/** With deferred leech everybody's decisions are open at once (TM 15, S1). */
export const TABLE = 'table';

export const deferred = (position: TmPosition): boolean => position.rules.leech === 'deferred';

const isDuty = ({ group, kind }: Asked): boolean => group === DUTY || (group === TABLE && !WAITING.has(kind));

/** Decisions that wait until all duties are done. */
const WAITING: ReadonlySet<string> = new Set(['turn', 'after', 'leech']);

/** Decisions that everything else waits for, in the order in which they came up. */
const AT_ONCE: ReadonlySet<string> = new Set(['unlock', 'payTokens', 'payCult', 'favour', 'terrain']);

/** A decision that was just made and stands nowhere yet. */
type Fresh = Asked & { group?: string };

/**
 * Puts a decision that was just made into a group. It is written to, not copied: decisions of a kind then
 * all have one shape, and the queue, which is looked through at every move, is read fast.
 */
export function grouped(decision: Fresh, group: string): Asked {
  decision.group = group;
  return decision;
}

/** Owes a decision inside the present action. */
export function duty(draft: Draft, decision: Asked): void {
  const owed = draft.p.owed.slice();
  let at = 0;
  while (at < owed.length && (owed[at]!.group === undefined ? !WAITING.has(owed[at]!.kind) : isDuty(owed[at]!))) at++;
  owed.splice(at, 0, grouped(decision, deferred(draft.p) ? TABLE : DUTY));
  draft.p.owed = owed;
}

/** Owes a decision that everything else waits for: how to pay, what a priest does. */
export function dutyNow(draft: Draft, decision: Asked): void {
  let at = 0;
  const { owed } = draft.p;
  while (at < owed.length && owed[at]!.group === undefined && AT_ONCE.has(owed[at]!.kind)) at++;
  draft.p.owed = [...owed.slice(0, at), decision, ...owed.slice(at)];
}

/** Owes a builder's answer to what his neighbours did (TM 8.4). */
export function reaction(draft: Draft, decision: Asked): void {
  if (deferred(draft.p)) duty(draft, decision);
  else draft.p.owed = [decision, ...draft.p.owed];
}

/** Owes something after everything else: the rest of the turn, or the next one. */
export function oweNext(draft: Draft, decision: Asked): void {
  const owed = draft.p.owed.slice();
  owed.push(deferred(draft.p) ? grouped(decision, TABLE) : decision);
  draft.p.owed = owed;
}

/** Whether a seat still has something to resolve before its action is complete; cult steps may wait in a ledger. */
export const hasDuties = (position: TmPosition, seat: Seat): boolean =>
  position.owed.some(
    ({ seat: owner, kind }) => owner === seat && !WAITING.has(kind) && !(kind === 'cultSteps' && deferred(position))
  );
