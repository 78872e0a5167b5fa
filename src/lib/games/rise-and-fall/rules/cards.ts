import { putCiv, type Draft } from '../kit';
import { HIDDEN, PIECE_TYPES, type Card, type CivState } from '../state';
import { boardOf, TYPE_NUMBER } from './board';

export const activeCards = ({ hand, discard }: CivState): Card[] => [...hand, ...discard];

/**
 * After every single effect: the card of a type that has left the World goes to the reserve, the card of a
 * type that has come goes to the hand; a declined card stays where it is (RF 6.1).
 */
export function syncCards(draft: Draft): void {
  const { count } = boardOf(draft.p);
  // Civilizations that nobody plays have no such cards.
  for (let civ = 0; civ < draft.p.players; civ++) {
    const state = draft.p.civs[civ]!;
    if (state.extinct) continue;
    const here = count[civ]!;
    for (const card of PIECE_TYPES) {
      const there = here[TYPE_NUMBER[card]]! > 0;
      const reserved = state.reserve.includes(card);
      if (there === !reserved) continue;
      if (there) toHand(draft, civ, card);
      else if (!state.decline.includes(card)) toReserve(draft, civ, card);
    }
  }
}

function toHand(draft: Draft, civ: number, card: Card): void {
  const { hand, reserve } = draft.p.civs[civ]!;
  putCiv(draft, civ, { hand: [...hand, card], reserve: reserve.filter((other) => other !== card) });
  draft.tell('card.gained', { seat: civ, card });
}

function toReserve(draft: Draft, civ: number, card: Card): void {
  const { hand, discard, reserve } = draft.p.civs[civ]!;
  putCiv(draft, civ, { ...without(hand, discard, card), reserve: [...reserve, card] });
  draft.tell('card.lost', { seat: civ, card });
}

/** In a view the cards of others are covered: then one of those is taken instead. */
function without(hand: readonly Card[], discard: readonly Card[], card: Card): Pick<CivState, 'hand' | 'discard'> {
  for (const wanted of [card, HIDDEN as Card]) {
    if (hand.includes(wanted)) return { hand: drop(hand, wanted), discard };
    if (discard.includes(wanted)) return { hand, discard: drop(discard, wanted) };
  }
  return { hand, discard };
}

const drop = (cards: readonly Card[], card: Card): Card[] => {
  const n = cards.indexOf(card);
  return cards.filter((_, i) => i !== n);
};

/** From the hand onto the discard: the card of the turn. */
export function playCard(draft: Draft, civ: number, card: Card): void {
  const { hand, discard } = draft.p.civs[civ]!;
  putCiv(draft, civ, { hand: drop(hand, card), discard: [...discard, card] });
  draft.p.played = draft.p.played.map((other, n) => (n === civ ? card : other));
}

export function declineCards(draft: Draft, civ: number, cards: readonly Card[]): void {
  const state = draft.p.civs[civ]!;
  let { hand, discard } = state;
  for (const card of cards) ({ hand, discard } = without(hand, discard, card));
  putCiv(draft, civ, { hand, discard, decline: [...state.decline, ...cards] });
}

/** Back to the hand, or to the reserve if no piece of its type stands in the World. */
export function regainCard(draft: Draft, civ: number, card: Card): void {
  const { hand, reserve, decline } = draft.p.civs[civ]!;
  const there = boardOf(draft.p).count[civ]![TYPE_NUMBER[card]]! > 0;
  putCiv(draft, civ, {
    decline: drop(decline, card),
    ...(there ? { hand: [...hand, card] } : { reserve: [...reserve, card] })
  });
}

export function recycleCards(draft: Draft, civ: number): void {
  const { hand, discard } = draft.p.civs[civ]!;
  putCiv(draft, civ, { hand: [...hand, ...discard], discard: [] });
}
