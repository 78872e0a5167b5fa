import { setup } from 'xstate';
import { phaseContext, type PhaseContext, type PhaseEvent } from '$lib/kernel';
import { settledKit } from './moves/kit';
import { openLot, orderBySlots } from './rules/auction';
import { askVolcano } from './rules/choosing';
import { scoreFinal } from './rules/final';
import { askBonuses, askDwellings, askFactions, cleanUp, giveCultBonus, isLastRound, takeIncome } from './rules/rounds';
import { allPassed, askTurn } from './rules/turns';
import type { TmPosition } from './state';

/** The order of everything (TM 5). */
export const phases = setup({
  types: {} as { context: PhaseContext<TmPosition>; events: PhaseEvent; input: TmPosition },
  guards: {
    arranged: settledKit.guard(({ rules }) => rules.arranged),
    introductory: settledKit.guard(({ rules }) => rules.setup === 'introductory'),
    auction: settledKit.guard(({ rules }) => rules.setup === 'auction'),
    lotsLeft: settledKit.guard(({ auction }) => auction!.lots.length > 0),
    allPassed: settledKit.guard(allPassed),
    gameEnds: settledKit.guard((position) => allPassed(position) && isLastRound(position))
  },
  actions: {
    askArrangement: settledKit.step((draft) => {
      draft.p.owed = [{ seat: 0, kind: 'arrange' }];
    }),
    askFactions: settledKit.step(askFactions),
    openLot: settledKit.step(openLot),
    orderBySlots: settledKit.step(orderBySlots),
    askVolcano: settledKit.step(askVolcano),
    askDwellings: settledKit.step(askDwellings),
    askBonuses: settledKit.step(askBonuses),
    takeIncome: settledKit.step(takeIncome),
    askTurn: settledKit.step(askTurn),
    giveCultBonus: settledKit.step(giveCultBonus),
    cleanUp: settledKit.step(cleanUp),
    scoreFinal: settledKit.step(scoreFinal)
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
