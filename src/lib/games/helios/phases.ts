import { phaseContext, type PhaseContext, type PhaseEvent } from '$lib/kernel';
import { setup } from 'xstate';
import { kit, type Draft } from './kit';
import { askCharacter, courtIsOver, openCourt } from './rules/court';
import { clockwise } from './rules/order';
import { askCubeOf, formPiles, refill } from './rules/refill';
import { askTile, beginRound, clearColumns, endTurn, isLastRound, turnsAreLeft } from './rules/turns';
import type { HeliosPosition } from './state';

function askStarts(draft: Draft): void {
  const { first, seats } = draft.p;
  draft.askLater(...clockwise(first, seats.length).map((seat) => ({ seat, kind: 'start' as const })));
}

/** The order of everything (HE 6). */
export const phases = setup({
  types: {} as { context: PhaseContext<HeliosPosition>; events: PhaseEvent; input: HeliosPosition },
  guards: {
    turnsAreLeft: kit.guard(turnsAreLeft),
    gameEnds: kit.guard((position) => courtIsOver(position) && isLastRound(position)),
    courtIsOver: kit.guard(courtIsOver)
  },
  actions: {
    askStarts: kit.step(askStarts),
    formPiles: kit.step(formPiles),
    askFirstCubeOfThird: kit.step(askCubeOf(3, true)),
    askFirstCubeOfFourth: kit.step(askCubeOf(4, true)),
    beginRound: kit.step(beginRound),
    askTile: kit.step(askTile),
    endTurn: kit.step(endTurn),
    clearColumns: kit.step(clearColumns),
    openCourt: kit.step(openCourt),
    askCharacter: kit.step(askCharacter),
    refill: kit.step(refill),
    askCubeOfThird: kit.step(askCubeOf(3, false)),
    askCubeOfFourth: kit.step(askCubeOf(4, false)),
    sayTheEnd: kit.step((draft) => draft.tell('end'))
  }
}).createMachine({
  id: 'helios',
  context: phaseContext<HeliosPosition>,
  initial: 'setup',
  states: {
    setup: {
      initial: 'start',
      states: {
        start: { entry: 'askStarts', on: { settled: 'piles' } },
        piles: { entry: 'formPiles', on: { settled: 'thirdCube' } },
        thirdCube: { entry: 'askFirstCubeOfThird', on: { settled: 'fourthCube' } },
        fourthCube: { entry: 'askFirstCubeOfFourth', on: { settled: '#round' } }
      }
    },
    round: {
      id: 'round',
      initial: 'begin',
      states: {
        begin: { entry: 'beginRound', on: { settled: 'turn' } },
        turn: {
          entry: 'askTile',
          on: {
            settled: [
              { guard: 'turnsAreLeft', target: 'turn', reenter: true, actions: 'endTurn' },
              { target: 'leftovers', actions: 'endTurn' }
            ]
          }
        },
        leftovers: { entry: 'clearColumns', on: { settled: 'court' } },
        court: { entry: 'openCourt', on: { settled: 'character' } },
        character: {
          entry: 'askCharacter',
          on: {
            settled: [
              { guard: 'gameEnds', target: '#over', actions: 'sayTheEnd' },
              { guard: 'courtIsOver', target: 'refill' },
              { target: 'character', reenter: true }
            ]
          }
        },
        refill: { entry: 'refill', on: { settled: 'thirdCube' } },
        thirdCube: { entry: 'askCubeOfThird', on: { settled: 'fourthCube' } },
        fourthCube: { entry: 'askCubeOfFourth', on: { settled: 'begin' } }
      }
    },
    over: { id: 'over', type: 'final' }
  }
});
