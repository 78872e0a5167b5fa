import { defineMove } from '$lib/kernel';
import * as v from 'valibot';
import { change, tell } from '../draft';
import type { HeliosPosition } from '../state';
import { seat } from './shapes';
import type { Forgo } from './types';

/** An action may always be left; the sun alone could always have moved. */
export const forgo = defineMove<HeliosPosition, Forgo>({
  kind: 'forgo',
  answers: ['create', 'build', 'sun', 'bonusAction'],
  rule: 'HE 6.2',
  shape: v.strictObject({ kind: v.literal('forgo'), seat }),
  candidates: (_position, { seat }) => [{ kind: 'forgo', seat }],
  check: () => null,
  effect: (position, { seat }) => change(position, (d) => tell(d, 'forgo', { seat })),
  warnings: ({ owed }) => (owed[0]?.kind === 'bonusAction' || owed[0]?.kind === 'sun' ? [{ key: 'forgo' }] : [])
});
