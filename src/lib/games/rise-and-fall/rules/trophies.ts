import { trophyPoints } from '../data';
import { putCiv, type Draft } from '../kit';
import type { TrophyId } from '../state';
import { inReserve } from './board';
import { syncCards } from './cards';

/** Taken for good; it asks everybody for a decline (RF 9.1). */
export function winTrophy(draft: Draft, civ: number, trophy: TrophyId): void {
  draft.p.trophies = draft.p.trophies.filter((open) => open !== trophy);
  draft.p.won += 1;
  draft.p.pending += 1;
  putCiv(draft, civ, { trophies: [...draft.p.civs[civ]!.trophies, trophy] });
  draft.tell('trophy', {
    seat: civ,
    trophy,
    points: trophyPoints(trophy),
    won: draft.p.won,
    target: draft.p.variant.target
  });
}

/** What follows from an effect once all of it is done: trophies for reserves that were just emptied, then cards. */
export function settleEffect(draft: Draft): void {
  for (const { owner, type } of draft.notes.placed) {
    const named: string = type;
    const open = draft.p.trophies.find((trophy) => trophy === named);
    if (open !== undefined && inReserve(draft.p, owner, type) === 0) winTrophy(draft, owner, open);
  }
  draft.notes.placed = [];
  syncCards(draft);
}
