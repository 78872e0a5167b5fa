import { setup } from 'xstate';
import { phaseContext, rule, when, type PhaseContext, type PhaseEvent } from '$lib/kernel';
import { change, type Draft } from './draft';
import { nextActions } from './moves/acting';
import { askTile, beginBuilding, tilesAreLeft } from './rules/building';
import { askBuyBacks } from './rules/buy-back';
import { askDeployment } from './rules/deployment';
import { askGuilds, returnGuilds } from './rules/guild-deal';
import { askSwap, findRecyclers, recycle } from './rules/recycling';
import {
  askCards,
  askDeclines,
  beginActions,
  beginTurn,
  checkExtinction,
  isDecided,
  isLastTurn,
  sayTheEnd
} from './rules/turns';
import type { RafPosition } from './state';

const step = (work: (d: Draft) => void) => rule<RafPosition>((position) => change(position, work));
const guard = (holds: (position: RafPosition) => boolean) => when<RafPosition>(holds);

/** The order of everything (RF 7). */
export const phases = setup({
  types: {} as { context: PhaseContext<RafPosition>; events: PhaseEvent; input: RafPosition },
  guards: {
    builtByHand: guard(({ variant }) => variant.builtByHand),
    tilesAreLeft: guard(tilesAreLeft),
    civsAreLeft: guard(({ acting }) => acting.left.length > 0),
    decided: guard(isDecided),
    ends: guard((position) => isDecided(position) || isLastTurn(position))
  },
  actions: {
    askGuilds: step(askGuilds),
    returnGuilds: step(returnGuilds),
    beginBuilding: step(beginBuilding),
    askTile: step(askTile),
    askDeployment: step(askDeployment),
    beginTurn: step(beginTurn),
    askCards: step(askCards),
    beginActions: step(beginActions),
    nextActions: step(nextActions),
    askDeclines: step(askDeclines),
    askBuyBacks: step(askBuyBacks),
    checkExtinction: step(checkExtinction),
    findRecyclers: step(findRecyclers),
    askSwap: step(askSwap),
    recycle: step(recycle),
    sayTheEnd: step(sayTheEnd)
  }
}).createMachine({
  id: 'rise-and-fall',
  context: phaseContext<RafPosition>,
  initial: 'setup',
  states: {
    setup: {
      initial: 'guilds',
      states: {
        guilds: {
          entry: 'askGuilds',
          exit: 'returnGuilds',
          on: { settled: [{ guard: 'builtByHand', target: 'world' }, { target: 'deployment' }] }
        },
        world: { entry: 'beginBuilding', on: { settled: 'tiles' } },
        tiles: {
          entry: 'askTile',
          on: { settled: [{ guard: 'tilesAreLeft', target: 'tiles', reenter: true }, { target: 'deployment' }] }
        },
        deployment: { entry: 'askDeployment', on: { settled: '#turn' } }
      }
    },
    turn: {
      id: 'turn',
      initial: 'cards',
      entry: 'beginTurn',
      states: {
        cards: {
          entry: 'askCards',
          on: {
            settled: [
              { guard: 'decided', target: '#over' },
              { target: 'actions', actions: 'beginActions' }
            ]
          }
        },
        actions: {
          entry: 'nextActions',
          on: { settled: [{ guard: 'civsAreLeft', target: 'actions', reenter: true }, { target: 'decline' }] }
        },
        decline: { entry: 'askDeclines', on: { settled: 'buyBack' } },
        buyBack: { entry: 'askBuyBacks', on: { settled: 'extinction' } },
        extinction: {
          entry: 'checkExtinction',
          on: { settled: [{ guard: 'decided', target: '#over' }, { target: 'events' }] }
        },
        events: { entry: 'findRecyclers', on: { settled: 'swap' } },
        swap: { entry: 'askSwap', on: { settled: 'recycling' } },
        recycling: {
          entry: 'recycle',
          on: {
            settled: [
              { guard: 'ends', target: '#over' },
              { target: '#turn', reenter: true }
            ]
          }
        }
      }
    },
    over: { id: 'over', type: 'final', entry: 'sayTheEnd' }
  }
});
