import { phaseContext, rule, when, type PhaseContext, type PhaseEvent } from '$lib/kernel';
import { setup } from 'xstate';
import { harvest } from './rules/harvest';
import {
  beginRound,
  isLastRound,
  oweFirstHuts,
  oweTasks,
  oweTurns,
  tokenToTheLast,
  tokenToTheLeft
} from './rules/rounds';
import type { ClearingsPosition } from './state';

/** The order of the game (CL 2.4 to 5.2); everything else is in the rules. */
export const phases = setup({
  types: {} as { context: PhaseContext<ClearingsPosition>; events: PhaseEvent; input: ClearingsPosition },
  actions: {
    everyoneSettles: rule<ClearingsPosition>(oweFirstHuts),
    lastToSettleBegins: rule<ClearingsPosition>(tokenToTheLast),
    beginRound: rule<ClearingsPosition>(beginRound),
    everyoneChoosesATask: rule<ClearingsPosition>(oweTasks),
    harvest: rule<ClearingsPosition>(harvest),
    everyoneTakesATurn: rule<ClearingsPosition>(oweTurns),
    passTheToken: rule<ClearingsPosition>(tokenToTheLeft)
  },
  guards: {
    lastRound: when<ClearingsPosition>(isLastRound)
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
