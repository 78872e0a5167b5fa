import * as v from 'valibot';
import { kit } from '../kit';
import { activeCards, declineCards } from '../rules/cards';
import { choices } from '../rules/choices';
import { PIECE_TYPES, type Card } from '../state';
import { piece } from './fields';

const inListOrder = (cards: readonly Card[]): Card[] => PIECE_TYPES.filter((card) => cards.includes(card));

/** Phase C: as many cards as trophies were won, from hand and discard. */
export const decline = kit.move(
  'decline',
  { cards: v.pipe(v.array(piece), v.maxLength(6)) },
  {
    rule: 'RF 7.4',
    answers: ['decline'],
    candidates: ({ civs }, { seat, n }) =>
      choices(inListOrder(activeCards(civs[seat]!)), n).map((cards) => ({ kind: 'decline', seat, cards })),
    check({ civs }, { seat, cards }, { n }) {
      const active = activeCards(civs[seat]!);
      const wrong = cards.find((card) => !active.includes(card));
      if (wrong !== undefined) return kit.refuse('decline.active', 'RF 7.4', { card: wrong });
      if (cards.length !== n) return kit.refuse('decline.count', 'RF 7.4', { n });
      // Named in one order only, each once: the same choice has one name.
      return inListOrder(cards).every((card, i) => cards[i] === card) && new Set(cards).size === cards.length
        ? null
        : kit.refuse('decline.order', 'RF 7.4');
    },
    effect(draft, { seat, cards }) {
      declineCards(draft, seat, cards);
      for (const card of cards) draft.tell('decline', { seat, card });
    }
  }
);
