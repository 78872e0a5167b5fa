import { oweLast, type Decision, type Outcome, type Seat } from '$lib/kernel';
import type { ClearingsPosition } from '../state';
import { clockwise } from './order';

export const isLastRound = ({ round, rounds }: ClearingsPosition): boolean => round === rounds;

/** One hut each, clockwise from the first player (CL 2.4). */
export const oweFirstHuts = (position: ClearingsPosition): ClearingsPosition =>
  oweAll(position, (seat) => ({ seat, kind: 'settle' }));

/** All at once and under cover (CL 3.1). */
export const oweTasks = (position: ClearingsPosition): ClearingsPosition =>
  oweAll(position, (seat) => ({ seat, kind: 'task', group: 'tasks', secret: true }));

/** One main action each, in turn order (CL 4.1). */
export const oweTurns = (position: ClearingsPosition): ClearingsPosition =>
  oweAll(position, (seat) => ({ seat, kind: 'action' }));

const oweAll = (position: ClearingsPosition, decision: (seat: Seat) => Decision): ClearingsPosition =>
  oweLast(position, ...clockwise(position.first, position.seats.length).map(decision));

export function beginRound(position: ClearingsPosition): Outcome<ClearingsPosition> {
  const round = position.round + 1;
  const seats = position.seats.map((state) => ({ ...state, task: null }));
  return { position: { ...position, round, seats }, facts: [{ kind: 'round', round, rounds: position.rounds }] };
}

/** Who had the last choice of a place plays first (CL 2.5). */
export const tokenToTheLast = (position: ClearingsPosition): Outcome<ClearingsPosition> =>
  tokenTo(position, clockwise(position.first, position.seats.length).at(-1)!);

/** Nobody is first for long without feasting (CL 5.1). After the last round there is nothing to be first in. */
export const tokenToTheLeft = (position: ClearingsPosition): Outcome<ClearingsPosition> =>
  isLastRound(position)
    ? { position, facts: [] }
    : tokenTo(position, clockwise(position.first, position.seats.length)[1]!);

export const tokenTo = (position: ClearingsPosition, first: Seat): Outcome<ClearingsPosition> => ({
  position: { ...position, first },
  facts: [{ kind: 'token', seat: first }]
});
