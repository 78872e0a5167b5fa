import { defineMove, type Warning } from '$lib/kernel';
import * as v from 'valibot';
import { CHARACTER_IDS, CHARACTERS } from '../data';
import { change, put, tell } from '../draft';
import { noActivation, noRecruit, putCharacter } from '../rules/court';
import { payMana } from '../rules/goods';
import { slotsToPay } from '../rules/payments';
import { goOnPaying } from '../rules/purchase';
import type { HeliosPosition } from '../state';
import { character, seat } from './shapes';
import type { Activate, EndTurn, Recruit } from './types';

/** Mana for a character, night side up. */
export const recruit = defineMove<HeliosPosition, Recruit>({
  kind: 'recruit',
  answers: ['character'],
  rule: 'HE 10',
  shape: v.strictObject({ kind: v.literal('recruit'), seat, character }),
  candidates: (_position, { seat }) => CHARACTER_IDS.map((character) => ({ kind: 'recruit', seat, character })),
  check: (position, { seat, character }) => noRecruit(position, seat, character),
  effect: (position, { seat, character }) =>
    change(position, (d) => {
      const n = CHARACTERS[character].mana;
      payMana(d, seat, n);
      putCharacter(d, character, { owner: seat, active: false });
      put(d, { court: { ...position.court, recruited: true } });
      tell(d, 'recruit', { seat, character, n });
    })
});

/** Three cubes turn a character to its day side; they are paid one by one. */
export const activate = defineMove<HeliosPosition, Activate>({
  kind: 'activate',
  answers: ['character'],
  rule: 'HE 10',
  shape: v.strictObject({ kind: v.literal('activate'), seat, character }),
  candidates: (_position, { seat }) => CHARACTER_IDS.map((character) => ({ kind: 'activate', seat, character })),
  check: (position, { seat, character }) => noActivation(position, seat, character),
  effect: (position, { seat, character }) =>
    change(position, (d) => {
      put(d, { court: { ...position.court, activated: true } });
      const slots = slotsToPay(CHARACTERS[character].activation, position.seats[seat]!)!;
      goOnPaying(d, { kind: 'pay.character', seat, character, slots, n: slots.length });
    }),
  warnings({ seats }, { seat, character }) {
    const { activation } = CHARACTERS[character];
    const exchange = (slotsToPay(activation, seats[seat]!)?.length ?? 0) > activation.length;
    return exchange ? ([{ key: 'exchange' }] as Warning[]) : [];
  }
});

/** Enough for this turn; with nothing done it is a pass, which is never final. */
export const endTurn = defineMove<HeliosPosition, EndTurn>({
  kind: 'endTurn',
  answers: ['character'],
  rule: 'HE 10',
  shape: v.strictObject({ kind: v.literal('endTurn'), seat }),
  candidates: (_position, { seat }) => [{ kind: 'endTurn', seat }],
  check: () => null,
  effect: (position, { seat }) =>
    change(position, (d) => {
      const { court } = position;
      put(d, { court: { ...court, ended: true } });
      if (!court.recruited && !court.activated) tell(d, 'pass', { seat });
    })
});
