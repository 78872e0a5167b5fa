import type { Warning } from '$lib/kernel';
import { kit } from '../kit';
import { hutPlaces, towerPlaces } from '../rules/building';

/** No main action this round. */
export const pass = kit.move(
  'pass',
  {},
  {
    rule: 'CL 4.6',
    answers: ['action'],
    effect(draft, { seat }) {
      draft.tell('pass', { seat });
      draft.ask({ seat, kind: 'finish' });
    },
    warnings(position, { seat }) {
      const warnings: Warning[] = [];
      const huts = hutPlaces(position, seat).length;
      const towers = towerPlaces(position, seat).length;
      if (huts > 0) warnings.push(kit.warn('pass.hut', { n: huts }));
      if (towers > 0) warnings.push(kit.warn('pass.tower', { n: towers }));
      return warnings;
    }
  }
);
