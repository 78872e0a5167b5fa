import { putCiv, tell, type Draft } from '../draft';
import { trophyPoints } from '../data';
import type { TrophyId } from '../state';
import { inReserve } from './board';
import { syncCards } from './cards';

/** Taken for good; it asks everybody for a decline (RF 9.1). */
export function winTrophy(d: Draft, civ: number, trophy: TrophyId): void {
  d.p.trophies = d.p.trophies.filter((open) => open !== trophy);
  d.p.won += 1;
  d.p.pending += 1;
  putCiv(d, civ, { trophies: [...d.p.civs[civ]!.trophies, trophy] });
  tell(d, 'trophy', { seat: civ, trophy, points: trophyPoints(trophy), won: d.p.won, target: d.p.variant.target });
}

/** What follows from an effect once all of it is done: trophies for reserves that were just emptied, then cards. */
export function settleEffect(d: Draft): void {
  for (const { owner, type } of d.placed) {
    if (d.p.trophies.includes(type) && inReserve(d.p, owner, type) === 0) winTrophy(d, owner, type);
  }
  d.placed = [];
  syncCards(d);
}
