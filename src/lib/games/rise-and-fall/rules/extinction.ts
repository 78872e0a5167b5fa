import { putCiv, type Draft } from '../kit';
import { nextLiving } from './order';
import { pay } from './stock';

/** Its pieces leave for good, all it has goes to the bank; its trophies stay counted (RF 9.3). */
export function extinguish(draft: Draft, civ: number): void {
  draft.p.pieces = draft.p.pieces.filter(({ owner }) => owner !== civ);
  pay(draft, civ, draft.p.civs[civ]!.stock);
  putCiv(draft, civ, { extinct: true, hand: [], discard: [], reserve: [], decline: [], guilds: [] });
  draft.tell('extinct', { seat: civ });
  if (draft.p.first !== civ) return;
  draft.p.first = nextLiving(draft.p, civ);
  draft.p.recycling = { ...draft.p.recycling, tokenMoved: true };
  if (draft.p.first !== civ) draft.tell('token', { seat: draft.p.first });
}
