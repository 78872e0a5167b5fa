import { draw } from '$lib/kernel';
import { kit } from '../kit';
import { playCard } from '../rules/cards';

/**
 * The hurry rule: the count of three is over, and a card is drawn by chance from the hand of who is late (RF 7.2).
 * The clock belongs to the table; the rules only draw, when all cards are opened.
 */
export const hurry = kit.move(
  'hurry',
  {},
  {
    rule: 'RF 7.2',
    answers: ['card'],
    candidates: () => [],
    check: ({ variant }) => (variant.hurry ? null : kit.refuse('hurry.off', 'RF 7.2')),
    effect(draft, { seat }) {
      const { hand } = draft.p.civs[seat]!;
      const [n, random] = draw(draft.p.random, 0, hand.length - 1);
      draft.p.random = random;
      const card = hand[n]!;
      playCard(draft, seat, card);
      draft.tell('hurry', { seat, card });
    }
  }
);
