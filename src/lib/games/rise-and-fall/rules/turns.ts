import type { Draft } from '../kit';
import type { RafPosition } from '../state';
import { activeCards } from './cards';
import { extinguish } from './extinction';
import { standUp } from './lying';
import { inOrder, isPlayed } from './order';

export function beginTurn(draft: Draft): void {
  const { turn, civs } = draft.p;
  draft.p.turn = turn + 1;
  draft.p.played = civs.map(() => null);
  draft.p.recycling = { due: [], tokenMoved: false, swapped: false };
  draft.tell('turn', { turn: turn + 1 });
}

/** Phase A. Whoever has no card left to choose is extinct (RF 7.2). */
export function askCards(draft: Draft): void {
  for (const civ of inOrder(draft.p))
    if (isPlayed(draft.p, civ) && draft.p.civs[civ]!.hand.length === 0) extinguish(draft, civ);
  if (isDecided(draft.p)) return;
  const seats = inOrder(draft.p).filter((civ) => isPlayed(draft.p, civ));
  draft.ask(...seats.map((seat) => ({ seat, kind: 'card' as const, group: 'cards', secret: true })));
}

export function beginActions(draft: Draft): void {
  draft.p.acting = { civ: draft.p.first, left: inOrder(draft.p), ready: [], robbed: [] };
}

/** Phase C: a card for every trophy of the turn, from everybody (RF 7.4). */
export function askDeclines(draft: Draft): void {
  standUp(draft);
  const { pending } = draft.p;
  if (pending === 0) return;
  draft.p.pending = 0;
  draft.tell('decline.due', { n: pending });
  const due = (seat: number) => Math.min(pending, activeCards(draft.p.civs[seat]!).length);
  const seats = inOrder(draft.p).filter((civ) => isPlayed(draft.p, civ) && due(civ) > 0);
  draft.ask(
    ...seats.map((seat) => ({ seat, kind: 'decline' as const, n: due(seat), group: 'declines', secret: true }))
  );
}

/** Phase D, at its end: no active card, no future (RF 7.5). */
export function checkExtinction(draft: Draft): void {
  for (const civ of inOrder(draft.p)) {
    if (isPlayed(draft.p, civ) && activeCards(draft.p.civs[civ]!).length === 0) extinguish(draft, civ);
  }
}

const living = ({ civs }: RafPosition): number => civs.filter(({ extinct }) => !extinct).length;

/** At most one civilization is left: nothing more to play for. */
export const isDecided = (position: RafPosition): boolean => living(position) <= 1;

/** Enough trophies, or the last turn there may be (RF 7.7). */
export const isLastTurn = ({ won, turn, variant }: RafPosition): boolean =>
  won >= variant.target || (variant.maxTurns > 0 && turn >= variant.maxTurns);

/** Why it is over: one civilization is left, or none; enough trophies were won; or it was the last turn (RF 7.7). */
export function ending(position: RafPosition): 'alone' | 'nobody' | 'trophies' | 'turns' {
  const alive = inOrder(position).length;
  if (alive <= 1) return alive === 1 ? 'alone' : 'nobody';
  return position.won >= position.variant.target ? 'trophies' : 'turns';
}

export function sayTheEnd(draft: Draft): void {
  const { won, turn } = draft.p;
  const told = {
    alone: () => draft.tell('end.alone', { seat: inOrder(draft.p)[0]! }),
    nobody: () => draft.tell('end.nobody'),
    trophies: () => draft.tell('end.trophies', { n: won }),
    turns: () => draft.tell('end.turns', { turn })
  };
  told[ending(draft.p)]();
}
