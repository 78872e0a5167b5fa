import type { Draft } from '../kit';
import { settleLeech } from './leech';
import { offerDwelling } from './spades';
import { isUnanswerable } from './unanswerable';

/** Drops duties that nothing can answer, then asks the neighbours (TM 5.2, T2 and T3). */
export function settleQueue(draft: Draft): void {
  // In games of the first version it was looked once only, and their moves tell of what was left.
  do dropUnanswerable(draft);
  while (draft.p.rules.dwellingAtLast && draft.p.owed.some((decision) => isUnanswerable(draft.p, decision)));
  settleLeech(draft);
}

function dropUnanswerable(draft: Draft): void {
  const gone = draft.p.owed.filter((decision) => isUnanswerable(draft.p, decision));
  if (gone.length === 0) return;
  draft.p.owed = draft.p.owed.filter((decision) => !gone.includes(decision));
  if (!draft.p.rules.dwellingAtLast) return;
  // Spades without a target are lost; the dwelling on a hex that became home is not (TM 6.1, F6).
  for (const decision of gone) if (decision.kind === 'spades' && decision.build) offerDwelling(draft, decision.seat);
}
