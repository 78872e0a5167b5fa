import { CHARACTER_IDS, CHARACTERS } from '../data';
import { kit } from '../kit';
import { refuseActivation } from '../rules/court';
import { slotsToPay } from '../rules/payments';
import { goOnPaying } from '../rules/purchase';
import { characterId } from './fields';

/** Three cubes turn a character to its day side; they are paid one by one. */
export const activate = kit.move(
  'activate',
  { character: characterId },
  {
    rule: 'HE 10',
    answers: ['character'],
    candidates: (_position, { seat }) => CHARACTER_IDS.map((character) => ({ kind: 'activate', seat, character })),
    check: (position, { seat, character }) => refuseActivation(position, seat, character),
    effect(draft, { seat, character }) {
      draft.p.court = { ...draft.p.court, activated: true };
      const slots = slotsToPay(CHARACTERS[character].activation, draft.p.seats[seat]!)!;
      goOnPaying(draft, { kind: 'pay.character', seat, character, slots, n: slots.length });
    },
    warnings({ seats }, { seat, character }) {
      const { activation } = CHARACTERS[character];
      const exchange = (slotsToPay(activation, seats[seat]!)?.length ?? 0) > activation.length;
      return exchange ? [kit.warn('exchange')] : [];
    }
  }
);
