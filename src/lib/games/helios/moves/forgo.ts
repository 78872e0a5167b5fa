import type { Seat } from '$lib/kernel';
import { BUILDING_IDS } from '../data';
import { kit } from '../kit';
import { refuseBuilding } from '../rules/buildings';
import { openCells } from '../rules/land';
import { refuseTemple } from '../rules/temples';
import type { HeliosPosition } from '../state';

/** Leaves an action unused: always allowed, and warned of where something could have been done. */
export const forgo = kit.move(
  'forgo',
  {},
  {
    rule: 'HE 6.2',
    answers: ['create', 'build', 'sun', 'bonusAction'],
    effect: (draft, { seat }) => draft.tell('forgo', { seat }),
    warnings: (position, { seat }) => (wastes(position, seat) ? [kit.warn('forgo')] : [])
  }
);

/** Whether something could still be done with the action. */
function wastes(position: HeliosPosition, seat: Seat): boolean {
  const me = position.seats[seat]!;
  switch (position.owed[0]?.kind) {
    case 'create':
      return openCells(me).length > 0;
    case 'build':
      return (
        BUILDING_IDS.some((id) => refuseBuilding(position, seat, id) === null) ||
        Object.keys(me.land).some((cell) => refuseTemple(position, seat, cell) === null)
      );
    default:
      return true;
  }
}
