import { setup } from 'xstate';
import { phaseContext, rule, when, type PhaseContext, type PhaseEvent } from '$lib/kernel';
import { change, type Draft } from './draft';
import { openLot, orderBySlots } from './rules/auction';
import { askVolcano } from './rules/choosing';
import { scoreFinal } from './rules/final';
import { askBonuses, askDwellings, askFactions, cleanUp, giveCultBonus, isLastRound, takeIncome } from './rules/rounds';
import { allPassed, askTurn } from './rules/turns';
import type { TmPosition } from './state';

const step = (work: (d: Draft) => void) => rule<TmPosition>((position) => change(position, work));

/** The order of everything (TM 5). */
export const phases = setup({
  types: {} as { context: PhaseContext<TmPosition>; events: PhaseEvent; input: TmPosition },
  guards: {
    arranged: when<TmPosition>(({ rules }) => rules.arranged),
    introductory: when<TmPosition>(({ rules }) => rules.setup === 'introductory'),
    auction: when<TmPosition>(({ rules }) => rules.setup === 'auction'),
    lotsLeft: when<TmPosition>(({ auction }) => auction!.lots.length > 0),
    allPassed: when<TmPosition>(allPassed),
    gameEnds: when<TmPosition>((position) => allPassed(position) && isLastRound(position))
  },
  actions: {
    askArrangement: step((d) => {
      d.p.owed = [{ seat: 0, kind: 'arrange' }];
    }),
    askFactions: step(askFactions),
    openLot: step(openLot),
    orderBySlots: step(orderBySlots),
    askVolcano: step(askVolcano),
    askDwellings: step(askDwellings),
    askBonuses: step(askBonuses),
    takeIncome: step(takeIncome),
    askTurn: step(askTurn),
    giveCultBonus: step(giveCultBonus),
    cleanUp: step(cleanUp),
    scoreFinal: step(scoreFinal)
  }
}).createMachine({
  context: phaseContext<TmPosition>,
  initial: 'setup',
  states: {
    setup: {
      initial: 'begin',
      states: {
        begin: {
          on: {
            settled: [
              { guard: 'arranged', target: 'arrangement' },
              { guard: 'introductory', target: 'bonuses' },
              { guard: 'auction', target: 'auction' },
              { target: 'factions' }
            ]
          }
        },
        arrangement: { entry: 'askArrangement', on: { settled: 'factions' } },
        factions: { entry: 'askFactions', on: { settled: 'volcano' } },
        auction: {
          entry: 'openLot',
          on: {
            settled: [
              { guard: 'lotsLeft', target: 'auction', reenter: true },
              { target: 'volcano', actions: 'orderBySlots' }
            ]
          }
        },
        volcano: { entry: 'askVolcano', on: { settled: 'dwellings' } },
        dwellings: { entry: 'askDwellings', on: { settled: 'bonuses' } },
        bonuses: { entry: 'askBonuses', on: { settled: '#round' } }
      }
    },
    round: {
      id: 'round',
      initial: 'income',
      states: {
        income: { entry: 'takeIncome', on: { settled: 'actions' } },
        actions: {
          entry: 'askTurn',
          on: {
            settled: [
              { guard: 'gameEnds', target: '#scoring' },
              { guard: 'allPassed', target: 'cultBonus' },
              { target: 'actions', reenter: true }
            ]
          }
        },
        cultBonus: { entry: 'giveCultBonus', on: { settled: 'cleanUp' } },
        cleanUp: { entry: 'cleanUp', on: { settled: 'income' } }
      }
    },
    scoring: { id: 'scoring', entry: 'scoreFinal', on: { settled: 'over' } },
    over: { type: 'final' }
  }
});
