import type { Draft } from '../kit';
import { RESOURCES } from '../state';
import { removePiece, tellLost } from './pieces';
import { canStand } from './standing';
import { capOf, pay } from './stock';
import { settleEffect } from './trophies';

/** Pieces that could not stand where they are go, and resources above the limit too (RF 11.1). */
export function afterLoss(draft: Draft, civ: number): void {
  for (const piece of draft.p.pieces) {
    if (piece.owner !== civ || canStand(draft.p, civ, piece.type, piece.cell)) continue;
    removePiece(draft, piece);
    tellLost(draft, piece);
  }
  for (const resource of RESOURCES) {
    const n = draft.p.civs[civ]!.stock[resource] - capOf(draft.p, civ);
    if (n <= 0) continue;
    pay(draft, civ, { [resource]: n });
    draft.tell('surplus', { seat: civ, resource, n });
  }
  settleEffect(draft);
}
