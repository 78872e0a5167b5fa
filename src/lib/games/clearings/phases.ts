import { phaseContext, rule, when, type PhaseContext, type PhaseEvent } from '$lib/kernel';
import { setup } from 'xstate';
import { harvest } from './rules/harvest';
import { beginRound, isLastRound, oweFirstHuts, oweTasks, oweTurns } from './rules/rounds';
import type { ClearingsPosition } from './state';

/** The order of the game (CL 2.4 to 5.2); everything else is in the rules. */
export const phases = setup({
  types: {} as { context: PhaseContext<ClearingsPosition>; events: PhaseEvent; input: ClearingsPosition },
  actions: {
    everyoneSettles: rule<ClearingsPosition>(oweFirstHuts),
    beginRound: rule<ClearingsPosition>(beginRound),
    everyoneChoosesATask: rule<ClearingsPosition>(oweTasks),
    harvest: rule<ClearingsPosition>(harvest),
    everyoneTakesATurn: rule<ClearingsPosition>(oweTurns)
  },
  guards: {
    lastRound: when<ClearingsPosition>(isLastRound)
  }
}).createMachine({
  id: 'clearings',
  context: phaseContext,
  initial: 'settling',
  states: {
    settling: { entry: 'everyoneSettles', on: { settled: 'round' } },
    round: {
      entry: 'beginRound',
      initial: 'tasks',
      states: {
        tasks: { entry: 'everyoneChoosesATask', on: { settled: 'harvest' } },
        harvest: { entry: 'harvest', on: { settled: 'turns' } },
        turns: { entry: 'everyoneTakesATurn', on: { settled: 'close' } },
        close: {
          on: {
            settled: [
              { guard: 'lastRound', target: '#clearings.over' },
              { target: '#clearings.round', reenter: true }
            ]
          }
        }
      }
    },
    over: { type: 'final' }
  }
});
