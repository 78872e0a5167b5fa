import type { Decision, MoveKind } from '$lib/kernel';
import { tell, type Draft } from '../draft';
import { boardOf, inWorld } from '../rules/board';
import { settleEffect } from '../rules/trophies';
import type { Card, Piece, RafPosition } from '../state';

/** The decision that all actions answer: what do the pieces of the played card do? */
export interface ActDecision extends Decision {
  readonly kind: 'act';
  readonly card: Card;
}

/** Every kind of action, as it is defined. */
const kinds: MoveKind<RafPosition>[] = [];
export const register = (kind: MoveKind<RafPosition>): void => void kinds.push(kind);

/** Whether any piece that may still act can do anything at all. */
function canAct(position: RafPosition, decision: ActDecision): boolean {
  return kinds.some((kind) => {
    for (const move of kind.candidates(position, decision)) {
      if (kind.check(position, move, decision) === null) return true;
    }
    return false;
  });
}

/** Asks while there is something to do; who cannot do anything is not asked (RF 7.1). */
function askAction(d: Draft, decision: ActDecision): boolean {
  const asked = d.p.acting.ready.length > 0 && canAct(d.p, decision);
  if (asked) d.p.owed = [decision, ...d.p.owed];
  return asked;
}

/** What a piece has done is done completely before the next one acts (RF 7.3). */
export function afterAction(d: Draft, { id }: Piece, decision: ActDecision): void {
  settleEffect(d);
  const { byId } = boardOf(d.p);
  d.p.acting = { ...d.p.acting, ready: d.p.acting.ready.filter((other) => other !== id && byId.has(other)) };
  askAction(d, decision);
}

/** The next civilization whose card sets something in motion; others pass. */
export function nextActions(d: Draft): void {
  while (d.p.acting.left.length > 0) {
    const [civ, ...left] = d.p.acting.left as [number, ...number[]];
    const card = d.p.played[civ] ?? null;
    const ready =
      card === null ? [] : d.p.pieces.filter(({ owner, type }) => owner === civ && type === card).map(({ id }) => id);
    d.p.acting = { civ, left, ready, robbed: [] };
    if (card === null) continue;
    if (inWorld(d.p, civ, card) === 0) tell(d, 'pass', { seat: civ, card });
    else if (askAction(d, { seat: civ, kind: 'act', card })) return;
    else tell(d, 'idle', { seat: civ, card });
  }
}
