import { setup } from 'xstate';
import { phaseContext, rule, when, type PhaseContext, type PhaseEvent } from '$lib/kernel';
import { askLater, change, tell, type Draft } from './draft';
import { askCharacter, courtIsOver, openCourt } from './rules/court';
import { clockwise } from './rules/order';
import { askCubeOf, formPiles, refill } from './rules/refill';
import { askTile, beginRound, clearColumns, endTurn, isLastRound, turnsAreLeft } from './rules/turns';
import type { HeliosPosition } from './state';

const step = (work: (d: Draft) => void) => rule<HeliosPosition>((position) => change(position, work));

function askStarts(d: Draft): void {
  const { first, seats } = d.position;
  askLater(d, ...clockwise(first, seats.length).map((seat) => ({ seat, kind: 'start' })));
}

/** The order of everything (HE 6). */
export const phases = setup({
  types: {} as { context: PhaseContext<HeliosPosition>; events: PhaseEvent; input: HeliosPosition },
  guards: {
    turnsAreLeft: when<HeliosPosition>(turnsAreLeft),
    gameEnds: when<HeliosPosition>((position) => courtIsOver(position) && isLastRound(position)),
    courtIsOver: when<HeliosPosition>(courtIsOver)
  },
  actions: {
    askStarts: step(askStarts),
    formPiles: step(formPiles),
    askFirstCubeOfThird: step(askCubeOf(3, true)),
    askFirstCubeOfFourth: step(askCubeOf(4, true)),
    beginRound: step(beginRound),
    askTile: step(askTile),
    endTurn: step(endTurn),
    clearColumns: step(clearColumns),
    openCourt: step(openCourt),
    askCharacter: step(askCharacter),
    refill: step(refill),
    askCubeOfThird: step(askCubeOf(3, false)),
    askCubeOfFourth: step(askCubeOf(4, false)),
    sayTheEnd: step((d) => tell(d, 'end'))
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
