import { putCiv, tell, type Draft } from '../draft';
import { nextLiving } from './order';
import { pay } from './stock';

/** Its pieces leave for good, all it has goes to the bank; its trophies stay counted (RF 9.3). */
export function extinguish(d: Draft, civ: number): void {
  d.p.pieces = d.p.pieces.filter(({ owner }) => owner !== civ);
  pay(d, civ, d.p.civs[civ]!.stock);
  putCiv(d, civ, { extinct: true, hand: [], discard: [], reserve: [], decline: [], guilds: [] });
  tell(d, 'extinct', { seat: civ });
  if (d.p.first !== civ) return;
  d.p.first = nextLiving(d.p, civ);
  d.p.recycling = { ...d.p.recycling, tokenMoved: true };
  if (d.p.first !== civ) tell(d, 'token', { seat: d.p.first });
}
