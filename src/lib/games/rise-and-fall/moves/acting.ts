import type { MoveTable } from '$lib/kernel';
import type { Asked, Draft } from '../kit';
import { piecesFor, twiceOf } from '../rules/actors';
import { inWorld } from '../rules/board';
import { lyingWith, standUp } from '../rules/lying';
import type { Card, RafPosition } from '../state';
import { moves } from '.';

const table: MoveTable<RafPosition> = moves;

/** Every kind of action; ending the actions is none. */
const ACTIONS = Object.values(table).filter(({ kind, answers }) => answers.includes('act') && kind !== 'endActions');

/** What the civilization whose actions these are is asked; null if it has played nothing. */
function question({ acting: { civ }, played }: RafPosition): Asked<'act'> | null {
  const card = played[civ] ?? null;
  return card && { seat: civ, kind: 'act', card };
}

/** Whether any piece that may still act can do anything at all; who cannot is not asked (RF 7.1). */
export function canAct(position: RafPosition): boolean {
  const decision = question(position);
  if (decision === null || position.acting.ready.length === 0) return false;
  return ACTIONS.some((kind) => {
    for (const move of kind.candidates(position, decision)) {
      if (kind.check(position, move, decision) === null) return true;
    }
    return false;
  });
}

export function askAction(draft: Draft): void {
  const decision = question(draft.p);
  if (decision !== null) draft.ask(decision);
}

/** Who may act: without a piece of the type nobody, companions included; what lies stays out of it. */
function actionsOf(
  position: RafPosition,
  civ: number,
  card: Card | null,
  left: readonly number[]
): RafPosition['acting'] {
  const passes = card === null || inWorld(position, civ, card) === 0;
  const ready = passes ? [] : piecesFor(position, civ, card);
  const lying = card === null ? [] : lyingWith(position, civ, card);
  const twice = passes ? undefined : twiceOf(position, civ, card);
  return {
    civ,
    left,
    ready,
    robbed: [],
    ...(lying.length > 0 ? { lying } : {}),
    ...(twice === undefined ? {} : { twice })
  };
}

/** The next civilization whose card sets something in motion; others pass. */
export function nextActions(draft: Draft): void {
  while (draft.p.acting.left.length > 0) {
    standUp(draft);
    const [civ, ...left] = draft.p.acting.left as [number, ...number[]];
    const card = draft.p.played[civ] ?? null;
    draft.p.acting = actionsOf(draft.p, civ, card, left);
    if (card === null) continue;
    if (canAct(draft.p)) return askAction(draft);
    draft.tell(inWorld(draft.p, civ, card) === 0 ? 'pass' : 'idle', { seat: civ, card });
  }
}
