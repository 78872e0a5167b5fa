import { defineMove, type Seat } from '$lib/kernel';
import * as v from 'valibot';
import { BUILDING_IDS } from '../data';
import { change, tell } from '../draft';
import { noBuilding } from '../rules/buildings';
import { openCells } from '../rules/land';
import { noTemple } from '../rules/temples';
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
  warnings: (position, { seat }) => (wastes(position, seat) ? [{ key: 'forgo' }] : [])
});

/** Whether something could still be done with the action. */
function wastes(position: HeliosPosition, seat: Seat): boolean {
  const me = position.seats[seat]!;
  switch (position.owed[0]?.kind) {
    case 'create':
      return openCells(me).length > 0;
    case 'build':
      return (
        BUILDING_IDS.some((id) => noBuilding(position, seat, id) === null) ||
        Object.keys(me.land).some((cell) => noTemple(position, seat, cell) === null)
      );
    default:
      return true;
  }
}
