import { ask, tell, type Draft } from '../draft';
import type { RafPosition } from '../state';
import { activeCards } from './cards';
import { extinguish } from './extinction';
import { inOrder, isPlayed } from './order';

export function beginTurn(d: Draft): void {
  const { turn, civs } = d.p;
  d.p.turn = turn + 1;
  d.p.played = civs.map(() => null);
  d.p.recycling = { due: [], tokenMoved: false, swapped: false };
  tell(d, 'turn', { turn: turn + 1 });
}

/** Phase A. Whoever has no card left to choose is extinct (RF 7.2). */
export function askCards(d: Draft): void {
  for (const civ of inOrder(d.p)) if (isPlayed(d.p, civ) && d.p.civs[civ]!.hand.length === 0) extinguish(d, civ);
  if (isDecided(d.p)) return;
  const seats = inOrder(d.p).filter((civ) => isPlayed(d.p, civ));
  ask(d, ...seats.map((seat) => ({ seat, kind: 'card', group: 'cards', secret: true })));
}

export function beginActions(d: Draft): void {
  d.p.acting = { civ: d.p.first, left: inOrder(d.p), ready: [], robbed: [] };
}

/** Phase C: a card for every trophy of the turn, from everybody (RF 7.4). */
export function askDeclines(d: Draft): void {
  const { pending } = d.p;
  if (pending === 0) return;
  d.p.pending = 0;
  tell(d, 'decline.due', { n: pending });
  const due = (seat: number) => Math.min(pending, activeCards(d.p.civs[seat]!).length);
  const seats = inOrder(d.p).filter((civ) => isPlayed(d.p, civ) && due(civ) > 0);
  ask(d, ...seats.map((seat) => ({ seat, kind: 'decline', n: due(seat), group: 'declines', secret: true })));
}

/** Phase D, at its end: no active card, no future (RF 7.5). */
export function checkExtinction(d: Draft): void {
  for (const civ of inOrder(d.p)) {
    if (isPlayed(d.p, civ) && activeCards(d.p.civs[civ]!).length === 0) extinguish(d, civ);
  }
}

const living = ({ civs }: RafPosition): number => civs.filter(({ extinct }) => !extinct).length;

/** At most one civilization is left: nothing more to play for. */
export const isDecided = (position: RafPosition): boolean => living(position) <= 1;

/** Enough trophies, or the last turn there may be (RF 7.7). */
export const isLastTurn = ({ won, turn, variant }: RafPosition): boolean =>
  won >= variant.target || (variant.maxTurns > 0 && turn >= variant.maxTurns);

export function sayTheEnd(d: Draft): void {
  const alive = inOrder(d.p);
  if (alive.length === 1) tell(d, 'end.alone', { seat: alive[0]! });
  else if (alive.length === 0) tell(d, 'end.nobody');
  else if (d.p.won >= d.p.variant.target) tell(d, 'end.trophies', { n: d.p.won });
  else tell(d, 'end.turns', { turn: d.p.turn });
}
