import { phaseContext, type PhaseContext, type PhaseEvent } from '$lib/kernel';
import { setup } from 'xstate';
import { kit } from './kit';
import { harvest } from './rules/harvest';
import {
  beginRound,
  isLastRound,
  askFirstHuts,
  askTasks,
  askTurns,
  tokenToTheLast,
  tokenToTheLeft
} from './rules/rounds';
import type { ClearingsPosition } from './state';

/** The order of the game (CL 2.4 to 5.2); everything else is in the rules. */
export const phases = setup({
  types: {} as { context: PhaseContext<ClearingsPosition>; events: PhaseEvent; input: ClearingsPosition },
  actions: {
    everyoneSettles: kit.step(askFirstHuts),
    lastToSettleBegins: kit.step(tokenToTheLast),
    beginRound: kit.step(beginRound),
    everyoneChoosesATask: kit.step(askTasks),
    harvest: kit.step(harvest),
    everyoneTakesATurn: kit.step(askTurns),
    passTheToken: kit.step(tokenToTheLeft)
  },
  guards: {
    lastRound: kit.guard(isLastRound)
  }
}).createMachine({
  id: 'clearings',
  context: phaseContext,
  initial: 'settling',
  states: {
    settling: { entry: 'everyoneSettles', on: { settled: { target: 'round', actions: 'lastToSettleBegins' } } },
    round: {
      entry: 'beginRound',
      initial: 'tasks',
      states: {
        tasks: { entry: 'everyoneChoosesATask', on: { settled: 'harvest' } },
        harvest: { entry: 'harvest', on: { settled: 'turns' } },
        turns: { entry: 'everyoneTakesATurn', on: { settled: 'close' } },
        close: {
          entry: 'passTheToken',
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
