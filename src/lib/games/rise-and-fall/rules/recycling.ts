import { ask, tell, type Draft } from '../draft';
import type { CivState } from '../state';
import { recycleCards } from './cards';
import { runEvents } from './events';
import { swapTargets } from './guild-swap';
import { inOrder, nextLiving } from './order';
import { powersOf } from './powers';

const isDone = ({ hand, discard }: CivState): boolean => hand.length === 0 && discard.length > 0;

/** Who recycles is settled before anything else happens in this phase (RF 7.6). */
export function findRecyclers(d: Draft): void {
  const due = inOrder(d.p).filter((civ) => isDone(d.p.civs[civ]!));
  d.p.recycling = { ...d.p.recycling, due };
  runEvents(d);
}

/** Whoever holds the Doppelgangers may exchange them, once. */
export function askSwap(d: Draft): void {
  for (const seat of inOrder(d.p)) {
    const price = powersOf(d.p, seat).swapPrice;
    if (price === undefined || d.p.civs[seat]!.stock.gold < price || swapTargets(d.p, seat).length === 0) continue;
    ask(d, { seat, kind: 'swap', price, optional: true });
  }
}

/** Empty hands take the discard; then the token goes on, once however many recycled. */
export function recycle(d: Draft): void {
  const { due, tokenMoved } = d.p.recycling;
  const recyclers = inOrder(d.p).filter((civ) => due.includes(civ) || isDone(d.p.civs[civ]!));
  for (const civ of recyclers) {
    recycleCards(d, civ);
    tell(d, 'recycle', { seat: civ });
  }
  if (recyclers.length === 0 || tokenMoved) return;
  d.p.first = nextLiving(d.p, d.p.first);
  tell(d, 'token', { seat: d.p.first });
}
