import { CHARACTER_IDS, CHARACTERS } from '../data';
import { kit } from '../kit';
import { putCharacter, refuseRecruit } from '../rules/court';
import { payMana } from '../rules/goods';
import { characterId } from './fields';

/** Mana for a character, night side up. */
export const recruit = kit.move(
  'recruit',
  { character: characterId },
  {
    rule: 'HE 10',
    answers: ['character'],
    candidates: (_position, { seat }) => CHARACTER_IDS.map((character) => ({ kind: 'recruit', seat, character })),
    check: (position, { seat, character }) => refuseRecruit(position, seat, character),
    effect(draft, { seat, character }) {
      const n = CHARACTERS[character].mana;
      payMana(draft, seat, n);
      putCharacter(draft, character, { owner: seat, active: false });
      draft.p.court = { ...draft.p.court, recruited: true };
      draft.tell('recruit', { seat, character, n });
    }
  }
);
