import type { Seat } from '$lib/kernel';
import type { Decision, Draft } from '../kit';
import type { ClearingsPosition } from '../state';
import { clockwise } from './order';

export const isLastRound = ({ round, rounds }: ClearingsPosition): boolean => round === rounds;

/** One hut each, clockwise from the first player (CL 2.4). */
export const askFirstHuts = (draft: Draft): void => askAll(draft, (seat) => ({ seat, kind: 'settle' }));

/** All at once and under cover (CL 3.1). */
export const askTasks = (draft: Draft): void =>
  askAll(draft, (seat) => ({ seat, kind: 'task', group: 'tasks', secret: true }));

/** One main action each, in turn order (CL 4.1). */
export const askTurns = (draft: Draft): void => askAll(draft, (seat) => ({ seat, kind: 'action' }));

const askAll = (draft: Draft, decision: (seat: Seat) => Decision): void =>
  draft.askLater(...clockwise(draft.p.first, draft.p.seats.length).map(decision));

export function beginRound(draft: Draft): void {
  draft.p.round += 1;
  draft.p.seats = draft.p.seats.map((state) => ({ ...state, task: null }));
  draft.tell('round', { round: draft.p.round, rounds: draft.p.rounds });
}

/** Who had the last choice of a place plays first (CL 2.5). */
export const tokenToTheLast = (draft: Draft): void =>
  tokenTo(draft, clockwise(draft.p.first, draft.p.seats.length).at(-1)!);

/** Nobody is first for long without feasting (CL 5.1). After the last round there is nothing to be first in. */
export function tokenToTheLeft(draft: Draft): void {
  if (!isLastRound(draft.p)) tokenTo(draft, clockwise(draft.p.first, draft.p.seats.length)[1]!);
}

export function tokenTo(draft: Draft, first: Seat): void {
  draft.p.first = first;
  draft.tell('token', { seat: first });
}
