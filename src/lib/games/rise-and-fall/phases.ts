import { setup } from 'xstate';
import { phaseContext, type PhaseContext, type PhaseEvent } from '$lib/kernel';
import { kit } from './kit';
import { askAction, canAct, nextActions } from './moves/acting';
import { askTile, beginBuilding, tilesAreLeft } from './rules/building';
import { askBuyBacks } from './rules/buy-back';
import { askDeployment } from './rules/deployment';
import { askGuilds, returnGuilds } from './rules/guild-deal';
import { eventsAreLeft, nextEvent } from './rules/events';
import { beforeRecycling, findRecyclers, recycle } from './rules/recycling';
import { askSetUp, drawBuilder, itemsAreDue, prepare } from './rules/set-up';
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

/** The order of everything (RF 7). */
export const phases = setup({
  types: {} as { context: PhaseContext<RafPosition>; events: PhaseEvent; input: RafPosition },
  guards: {
    builtByHand: kit.guard(({ variant }) => variant.builtByHand),
    tilesAreLeft: kit.guard(tilesAreLeft),
    itemsAreDue: kit.guard(itemsAreDue),
    canAct: kit.guard(canAct),
    eventsAreLeft: kit.guard(eventsAreLeft),
    civsAreLeft: kit.guard(({ acting }) => acting.left.length > 0),
    decided: kit.guard(isDecided),
    ends: kit.guard((position) => isDecided(position) || isLastTurn(position))
  },
  actions: {
    prepare: kit.step(prepare),
    askGuilds: kit.step(askGuilds),
    returnGuilds: kit.step(returnGuilds),
    beginBuilding: kit.step(beginBuilding),
    askTile: kit.step(askTile),
    drawBuilder: kit.step(drawBuilder),
    askSetUp: kit.step(askSetUp),
    askDeployment: kit.step(askDeployment),
    beginTurn: kit.step(beginTurn),
    askCards: kit.step(askCards),
    beginActions: kit.step(beginActions),
    nextActions: kit.step(nextActions),
    askAction: kit.step(askAction),
    askDeclines: kit.step(askDeclines),
    askBuyBacks: kit.step(askBuyBacks),
    checkExtinction: kit.step(checkExtinction),
    findRecyclers: kit.step(findRecyclers),
    nextEvent: kit.step(nextEvent),
    beforeRecycling: kit.step(beforeRecycling),
    recycle: kit.step(recycle),
    sayTheEnd: kit.step(sayTheEnd)
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
          entry: ['prepare', 'askGuilds'],
          exit: 'returnGuilds',
          on: {
            settled: [
              { guard: 'builtByHand', target: 'world' },
              { target: 'places', actions: 'drawBuilder' }
            ]
          }
        },
        world: { entry: 'beginBuilding', on: { settled: 'tiles' } },
        tiles: {
          entry: 'askTile',
          on: { settled: [{ guard: 'tilesAreLeft', target: 'tiles', reenter: true }, { target: 'places' }] }
        },
        places: {
          on: { settled: [{ guard: 'itemsAreDue', target: 'places', actions: 'askSetUp' }, { target: 'deployment' }] }
        },
        deployment: { entry: 'askDeployment', on: { settled: 'arrivals' } },
        arrivals: {
          on: { settled: [{ guard: 'itemsAreDue', target: 'arrivals', actions: 'askSetUp' }, { target: '#turn' }] }
        }
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
              { target: 'actions', actions: ['beginActions', 'nextActions'] }
            ]
          }
        },
        actions: {
          on: {
            settled: [
              { guard: 'decided', target: '#over' },
              { guard: 'canAct', target: 'actions', actions: 'askAction' },
              { guard: 'civsAreLeft', target: 'actions', actions: 'nextActions' },
              { target: 'decline' }
            ]
          }
        },
        decline: {
          entry: 'askDeclines',
          on: { settled: [{ guard: 'decided', target: '#over' }, { target: 'buyBack' }] }
        },
        buyBack: { entry: 'askBuyBacks', on: { settled: 'extinction' } },
        extinction: {
          entry: 'checkExtinction',
          on: { settled: [{ guard: 'decided', target: '#over' }, { target: 'events' }] }
        },
        events: {
          entry: 'findRecyclers',
          on: { settled: [{ guard: 'eventsAreLeft', target: 'events', actions: 'nextEvent' }, { target: 'swap' }] }
        },
        swap: { entry: 'beforeRecycling', on: { settled: 'recycling' } },
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
