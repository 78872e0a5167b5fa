import { defineMove, refusal, type Move } from '$lib/kernel';
import * as v from 'valibot';
import { change, tell } from '../draft';
import { buyBackPrice, buyCard, forcedCards } from '../rules/buy-back';
import { activeCards, declineCards, playCard } from '../rules/cards';
import { cannotPay } from '../rules/stock';
import { PIECE_TYPES, type Card, type RafPosition } from '../state';
import { piece, shapeOf } from './shapes';

const cardShape = shapeOf('card', { card: piece });

/** Phase A: chosen under cover, open when everybody has chosen. */
export const chooseCard = defineMove<RafPosition, Move & v.InferOutput<typeof cardShape>>({
  kind: 'card',
  answers: ['card'],
  rule: 'RF 7.2',
  shape: cardShape,
  candidates: ({ civs }, { seat }) => civs[seat]!.hand.map((card) => ({ kind: 'card', seat, card })),
  check: ({ civs }, { seat, card }) =>
    civs[seat]!.hand.includes(card) ? null : refusal('card.hand', 'RF 7.2', { card }),
  effect: (position, { seat, card }) =>
    change(position, (d) => {
      playCard(d, seat, card);
      tell(d, 'card', { seat, card });
    })
});

/** Every choice of n cards, in the order of the card list. */
export function choices<T>(cards: readonly T[], n: number): T[][] {
  if (n === 0) return [[]];
  return cards.flatMap((card, i) => choices(cards.slice(i + 1), n - 1).map((rest) => [card, ...rest]));
}

const inListOrder = (cards: readonly Card[]): Card[] => PIECE_TYPES.filter((card) => cards.includes(card));

const declineShape = shapeOf('decline', { cards: v.pipe(v.array(piece), v.maxLength(6)) });

/** Phase C: as many cards as trophies were won, from hand and discard. */
export const decline = defineMove<RafPosition, Move & v.InferOutput<typeof declineShape>>({
  kind: 'decline',
  answers: ['decline'],
  rule: 'RF 7.4',
  shape: declineShape,
  candidates: ({ civs }, { seat, n }) =>
    choices(inListOrder(activeCards(civs[seat]!)), Number(n)).map((cards) => ({ kind: 'decline', seat, cards })),
  check({ civs }, { seat, cards }, { n }) {
    const active = activeCards(civs[seat]!);
    const wrong = cards.find((card) => !active.includes(card));
    if (wrong !== undefined) return refusal('decline.active', 'RF 7.4', { card: wrong });
    if (cards.length !== n) return refusal('decline.count', 'RF 7.4', { n: Number(n) });
    // Named in one order only, each once: the same choice has one name.
    return inListOrder(cards).every((card, i) => cards[i] === card) && new Set(cards).size === cards.length
      ? null
      : refusal('decline.order', 'RF 7.4');
  },
  effect: (position, { seat, cards }) =>
    change(position, (d) => {
      declineCards(d, seat, cards);
      for (const card of cards) tell(d, 'decline', { seat, card });
    })
});

const buyShape = shapeOf('buyBack', { card: piece });

/** Phase D: one declined card. */
export const buyBack = defineMove<RafPosition, Move & v.InferOutput<typeof buyShape>>({
  kind: 'buyBack',
  answers: ['buyBack', 'buyBack.forced'],
  rule: 'RF 7.5',
  shape: buyShape,
  candidates: ({ civs }, { seat }) => civs[seat]!.decline.map((card) => ({ kind: 'buyBack', seat, card })),
  check(position, { seat, card }) {
    if (!position.civs[seat]!.decline.includes(card)) return refusal('buyBack.card', 'RF 7.5', { card });
    const forced = forcedCards(position, seat);
    if (forced.length > 0 && !forced.includes(card)) return refusal('buyBack.useless', 'RF 7.5', { card });
    return cannotPay(position, seat, { gold: buyBackPrice(position, seat) }, 'RF 7.5');
  },
  effect: (position, { seat, card }) => change(position, (d) => buyCard(d, seat, card)),
  warnings: ({ pieces }, { seat, card }) =>
    pieces.some(({ owner, type }) => owner === seat && type === card)
      ? []
      : [{ key: 'buyBack.reserve', params: { card } }]
});

const skipShape = shapeOf('keepGold', {});

/** Phase D: no card. */
export const keepGold = defineMove<RafPosition, Move & v.InferOutput<typeof skipShape>>({
  kind: 'keepGold',
  answers: ['buyBack'],
  rule: 'RF 7.5',
  shape: skipShape,
  candidates: (_position, { seat }) => [{ kind: 'keepGold', seat }],
  check: () => null,
  effect: (position, { seat }) => change(position, (d) => tell(d, 'keepGold', { seat }))
});
