import { kit } from '../kit';
import { playCard } from '../rules/cards';
import { piece } from './fields';

/** Phase A: chosen under cover, open when everybody has chosen. */
export const chooseCard = kit.move(
  'card',
  { card: piece },
  {
    rule: 'RF 7.2',
    answers: ['card'],
    candidates: ({ civs }, { seat }) => civs[seat]!.hand.map((card) => ({ kind: 'card', seat, card })),
    check: ({ civs }, { seat, card }) =>
      civs[seat]!.hand.includes(card) ? null : kit.refuse('card.hand', 'RF 7.2', { card }),
    effect(draft, { seat, card }) {
      playCard(draft, seat, card);
      draft.tell('card', { seat, card });
    }
  }
);
