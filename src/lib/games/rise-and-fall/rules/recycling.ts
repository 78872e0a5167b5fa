import type { Draft } from '../kit';
import { momentsOf } from '../moments';
import type { CivState } from '../state';
import { recycleCards } from './cards';
import { gatherEvents } from './events';
import { inOrder, nextLiving } from './order';

const isDone = ({ hand, discard }: CivState): boolean => hand.length === 0 && discard.length > 0;

/** Who recycles is settled before anything else happens in this phase (RF 7.6). */
export function findRecyclers(draft: Draft): void {
  const due = inOrder(draft.p).filter((civ) => isDone(draft.p.civs[civ]!));
  draft.p.recycling = { ...draft.p.recycling, due };
  gatherEvents(draft);
}

/** What some may do now, in the order of play. */
export function beforeRecycling(draft: Draft): void {
  for (const civ of inOrder(draft.p)) {
    for (const listen of momentsOf(draft.p, civ).beforeRecycling ?? []) listen(draft, civ);
  }
}

/** Empty hands take the discard; then the token goes on, once however many recycled. */
export function recycle(draft: Draft): void {
  const { due, tokenMoved } = draft.p.recycling;
  const recyclers = inOrder(draft.p).filter((civ) => due.includes(civ) || isDone(draft.p.civs[civ]!));
  for (const civ of recyclers) {
    recycleCards(draft, civ);
    draft.tell('recycle', { seat: civ });
  }
  if (recyclers.length === 0 || tokenMoved) return;
  draft.p.first = nextLiving(draft.p, draft.p.first);
  draft.tell('token', { seat: draft.p.first });
}
