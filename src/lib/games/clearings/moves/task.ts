import { kit } from '../kit';
import { available } from '../rules/supply';
import { TASKS } from '../state';
import { task } from './fields';

/** The secret choice of the round; what it brings is shared out when all are revealed. */
export const chooseTask = kit.move(
  'task',
  { task },
  {
    rule: 'CL 3.1',
    answers: ['task'],
    candidates: (_position, { seat }) => TASKS.map((task) => ({ kind: 'task', seat, task })),
    effect(draft, { seat, task }) {
      draft.item('seats', seat).task = task;
      draft.tell('task', { seat, task });
    },
    warnings(position, { task }) {
      const { wood, stone } = available(position, { wood: 1, stone: 1 });
      const nothing = (task === 'forest' && wood === 0) || (task === 'quarry' && stone === 0);
      return nothing ? [kit.warn('task.empty')] : [];
    }
  }
);
