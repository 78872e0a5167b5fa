import { answerable, type Decision, type Move } from '$lib/kernel';
import { copyPosition } from '../copy';
import { POWER_COSTS } from '../data/tiles';
import { factionOf, type Price } from '../factions';
import type { Building, HexId, PowerActionId } from '../ids';
import { geometry } from '../map';
import { moves } from '../moves';
import { plus } from '../rules/goods';
import { JUMP, reachOf } from '../rules/reach';
import { digPrice, jumpPrice } from '../rules/spades';
import { upgradePrice } from '../rules/structures';
import { homeGround, walksFrom } from '../rules/terrain';
import { SHIPPING_PRICE } from '../rules/tracks';
import { NO_PROGRESS } from '../rules/turns';
import type { TmPosition } from '../state';
import type { Asked } from '../vocabulary/decisions';
import { afterwards, decisionFor, KINDS, play, type Prospect } from './foresight';
import { meansFor } from './means';
import type { Outlook } from './outlook';

/** A main action, with the free moves that make it possible. */
export interface Plan extends Prospect {
  readonly steps: readonly Move[];
}

const NOTHING: Price = {};

/** Kinds of main action whose candidates are few; transforming has a list of its own. */
const ACTIONS = [
  'build',
  'upgrade',
  'advanceShipping',
  'advanceDig',
  'sendPriest',
  'powerAction',
  'specialAction',
  'shapeshift'
];

/** Actions that a dwelling may follow, which must be paid for before they begin. */
const DIGS: ReadonlySet<unknown> = new Set(['ACT5', 'ACT6', 'BON1', 'ACTG', 'ACTN']);

/** Every main action of a turn except passing, each as good as one step shows. */
export function plansFor(position: TmPosition, turn: Decision, outlook: Outlook): Plan[] {
  const plans: Plan[] = [];
  const dwelling = factionOf(position.seats[turn.seat]!).buildings.D.cost;
  const consider = (move: Move, price: Price) => {
    const plan = planned(position, move, price, outlook);
    if (plan !== null) plans.push(plan);
  };
  for (const name of ACTIONS) {
    for (const move of KINDS[name]!.candidates(position, turn)) {
      const price = priceOf(position, move);
      consider(move, price);
      if (DIGS.has(move['action'])) consider(move, withPower(plus(price, dwelling), price.power ?? 0));
    }
  }
  for (const [move, price] of transforms(position, turn)) consider(move, plus(price, dwelling));
  return plans;
}

const withPower = (price: Price, power: number): Price => ({ ...price, power });

function planned(position: TmPosition, move: Move, price: Price, outlook: Outlook): Plan | null {
  const means = meansFor(position, move.seat, price);
  if (means === null) return null;
  let at = position;
  for (const step of means) {
    const decision = decisionFor(at, step);
    if (decision === undefined) return null;
    at = play(at, step, decision);
  }
  const decision = decisionFor(at, move);
  if (decision === undefined) return null;
  return { steps: [...means, move], ...afterwards(at, move, decision, outlook) };
}

function priceOf(position: TmPosition, move: Move): Price {
  const { seat } = move;
  const me = position.seats[seat]!;
  const { buildings, dig, powerDiscount = 0 } = factionOf(me);
  const at = geometry(position.map).at;
  switch (move.kind) {
    case 'build': {
      const jumps = reachOf(position, seat)[at.get(move['hex'] as HexId)!] === JUMP;
      return jumps ? plus(buildings.D.cost, jumpPrice(position, seat)) : buildings.D.cost;
    }
    case 'upgrade':
      return upgradePrice(position, seat, at.get(move['hex'] as HexId)!, move['to'] as Building);
    case 'advanceShipping':
      return SHIPPING_PRICE;
    case 'advanceDig':
      return dig?.advance ?? NOTHING;
    case 'sendPriest':
      return NOTHING;
    case 'powerAction':
      return { power: POWER_COSTS[move['action'] as PowerActionId] - powerDiscount };
    case 'shapeshift':
      return move['pay'] === 'power' ? { power: 5 } : NOTHING;
    default:
      return NOTHING;
  }
}

/** Hexes in reach that could become home and bear a dwelling in one action, with the price of the earth. */
function* transforms(position: TmPosition, turn: Decision): Iterable<[Move, Price]> {
  const { seat } = turn;
  const me = position.seats[seat]!;
  const { terraform, dig } = factionOf(me);
  if (terraform === 'cult' || terraform === 'tokens') {
    for (const move of moves.transform.candidates(position, turn)) yield [move, NOTHING];
    return;
  }
  if (terraform !== 'spades' || dig === null) return;
  const place = geometry(position.map);
  const reach = reachOf(position, seat);
  const home = homeGround(me);
  for (const n of place.landHexes) {
    if (reach[n] === 0 || position.pieces[n] !== null) continue;
    const walk = walksFrom(me, position.ground[n]!).find(({ to }) => to === home);
    if (walk === undefined) continue;
    const move = { kind: 'transform', seat, hex: place.ids[n]!, to: walk.to, spades: walk.spades };
    yield [move, digPrice(position, seat, walk.spades, reach[n] === JUMP)];
  }
}

/** So many of the best plans are followed one turn further. */
const FOLLOWED = 5;

/** The same plans, those that look best with what the next turn could add; the best first. */
export function ranked(plans: readonly Plan[], outlook: Outlook): Plan[] {
  const all = [...plans].sort((a, b) => b.worth - a.worth);
  const followed = all.slice(0, FOLLOWED).map((plan) => {
    const next = Math.max(plan.worth, ...plansAgain(plan.position, outlook).map(({ worth }) => worth));
    return { ...plan, worth: plan.worth + outlook.weights.later * (next - plan.worth) };
  });
  return [...followed.sort((a, b) => b.worth - a.worth), ...all.slice(FOLLOWED)];
}

/** The plans for one's next turn, as if nobody came between. */
export function plansAgain(position: TmPosition, outlook: Outlook): Plan[] {
  const turn: Asked<'turn'> = { seat: outlook.seat, kind: 'turn' };
  const again = { ...copyPosition(position), owed: [turn], events: [], deed: NO_PROGRESS };
  return plansFor(again, turn, outlook);
}

/** The turn that a seat has to take now, if it has. */
export const turnOf = (position: TmPosition, seat: number): Decision | undefined =>
  answerable(position).find((owed) => owed.seat === seat && owed.kind === 'turn');
