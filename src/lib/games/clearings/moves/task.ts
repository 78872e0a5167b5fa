import { defineMove } from '$lib/kernel';
import * as v from 'valibot';
import { available } from '../rules/supply';
import { TASKS, withSeat, type ClearingsPosition } from '../state';
import { seat, task } from './shapes';

/** The secret choice of the round; what it brings is shared out when all are revealed. */
const shape = v.strictObject({ kind: v.literal('task'), seat, task });

export const chooseTask = defineMove<ClearingsPosition, v.InferOutput<typeof shape>>({
  kind: 'task',
  answers: ['task'],
  rule: 'CL 3.1',
  shape,
  candidates: (_position, { seat }) => TASKS.map((task) => ({ kind: 'task', seat, task })),
  check: () => null,
  effect: (position, { seat, task }) => ({
    position: withSeat(position, seat, { task }),
    facts: [{ kind: 'task', seat, task }]
  }),
  warnings(position, { task }) {
    const { wood, stone } = available(position, { wood: 1, stone: 1 });
    const nothing = (task === 'forest' && wood === 0) || (task === 'quarry' && stone === 0);
    return nothing ? [{ key: 'task.empty' }] : [];
  }
});
