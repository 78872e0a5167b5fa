import { oweLast, type Decision, type Seat } from '$lib/kernel';
import type { ClearingsPosition } from '../state';
import { clockwise } from './order';

const oweAll = (position: ClearingsPosition, decision: (seat: Seat) => Decision): ClearingsPosition =>
  oweLast(position, ...clockwise(position.first, position.seats.length).map(decision));

/** One hut each, clockwise from the first player (CL 2.4). */
export const oweFirstHuts = (position: ClearingsPosition): ClearingsPosition =>
  oweAll(position, (seat) => ({ seat, kind: 'settle' }));

export const beginRound = (position: ClearingsPosition) => {
  const round = position.round + 1;
  const seats = position.seats.map((state) => ({ ...state, task: null }));
  return { position: { ...position, round, seats }, facts: [{ kind: 'round', round, rounds: position.rounds }] };
};

/** All at once and under cover (CL 3.1). */
export const oweTasks = (position: ClearingsPosition): ClearingsPosition =>
  oweAll(position, (seat) => ({ seat, kind: 'task', group: 'tasks', secret: true }));

/** One main action each, in turn order (CL 4.1). */
export const oweTurns = (position: ClearingsPosition): ClearingsPosition =>
  oweAll(position, (seat) => ({ seat, kind: 'action' }));

export const isLastRound = ({ round, rounds }: ClearingsPosition): boolean => round === rounds;
