import type { Place } from '$lib/play/game-ui';
import type { What } from '$lib/play/what';
import { factionOf, type Price } from '../factions';
import { geometry } from '../map';
import { POWER_COSTS } from '../data/tiles';
import { SHIPPING_PRICE, spadePrice } from '../rules/tracks';
import type { PowerActionId, SpecialActionId } from '../ids';
import type { TmPosition } from '../state';
import { ACTIONS, BUILDING, cultIcon } from './icons';
import { parts, ruleAt } from './places';
import { paintOf } from './seats';

/** What lies or stands there: a tile, a card, an action, a track, land with what is built on it. */
export function what(place: Place, view: TmPosition): What | null {
  const { what: kind, rest } = parts(place);
  const id = rest[0] ?? '';
  const rule = ruleAt(place);
  const told = rule === null ? {} : { rule };
  switch (kind) {
    case 'hex':
      return hexAt(id, view);
    case 'power': {
      const n = POWER_COSTS[id as PowerActionId];
      return {
        name: { key: `action.${id}` },
        picture: ACTIONS[id as PowerActionId],
        does: [{ key: 'what.power' }],
        costs: [{ name: 'P3', n }],
        ...told
      };
    }
    case 'special':
      return {
        name: { key: `action.${id}` },
        picture: ACTIONS[id as SpecialActionId],
        does: [{ key: 'what.special' }],
        rule: rule ?? 'TM 6.7'
      };
    case 'bonus':
      return { name: { key: `bonus.${id}` }, picture: 'tm-card', does: [{ key: 'what.bonus' }], ...told };
    case 'favour':
      return { name: { key: `favour.${id}` }, picture: 'tm-cults', does: [{ key: 'what.favour' }], ...told };
    case 'town':
      return { name: { key: `town.${id}` }, picture: 'tm-town', does: [{ key: 'what.town' }], ...told };
    case 'score':
      return { name: { key: `scoring.${id}` }, picture: 'vp', does: [{ key: 'what.score' }], ...told };
    case 'cult':
    case 'order':
      return {
        name: { key: `cult.${id}` },
        picture: cultIcon(id as never),
        does: [{ key: `what.${kind}` }],
        rule: 'TM 6.5'
      };
    case 'track':
      return trackOf(id, view);
    default:
      return null;
  }
}

function hexAt(hex: string, view: TmPosition): What | null {
  const n = geometry(view.map).at.get(hex);
  if (n === undefined) return null;
  const ground = view.ground[n];
  const piece = view.pieces[n];
  if (!piece) {
    if (ground === undefined) return null;
    return {
      name: { key: 'what.land', params: { terrain: ground, hex } },
      picture: `t-${ground}`,
      does: [{ key: ground === 'I' ? 'what.river' : 'what.free' }],
      rule: ground === 'I' ? 'TM 6.9' : 'TM 6.1'
    };
  }
  const { value } = factionOf(view.seats[piece.seat]!).buildings[piece.kind];
  return {
    name: { key: 'what.piece', params: { building: piece.kind, hex } },
    picture: BUILDING[piece.kind],
    colour: paintOf(view, piece.seat),
    does: [
      { key: 'what.of', params: { seat: piece.seat } },
      { key: piece.town ? 'what.value.town' : 'what.value', params: { n: value } }
    ],
    rule: 'TM 6.4'
  };
}

const NAMES = { coins: 'C', workers: 'W', priests: 'P', power: 'PW' } as const;
const amounts = (price: Price) =>
  (Object.keys(NAMES) as (keyof typeof NAMES)[])
    .map((good) => ({ name: NAMES[good], n: price[good] ?? 0 }))
    .filter(({ n }) => n > 0);

/** The next step of the one whose board lies open. */
function trackOf(id: string, view: TmPosition): What {
  const me = view.seats[view.active ?? 0]!;
  const ships = id === 'shipping';
  const price = ships ? SHIPPING_PRICE : me.faction === null ? null : spadePrice(me);
  return {
    name: { key: ships ? 'what.shipping' : 'what.dig' },
    picture: ships ? 'tm-ship' : 'tm-spade',
    does: [{ key: ships ? 'what.shipping.does' : 'what.dig.does' }],
    ...(price === null ? {} : { costs: amounts(price) }),
    rule: ships ? 'TM 6.2' : 'TM 6.3'
  };
}
