import { HUT_PRICES } from '../data';
import { kit } from '../kit';
import { placesInReach, putPiece, refuseBuilding } from '../rules/building';
import { exploreRuin } from '../rules/finds';
import { landAt, spotOf } from '../rules/places';
import { pay } from '../rules/supply';
import { welcomes } from '../rules/welcome';
import { place } from './fields';

/** A new hut; a ruin under it is explored, and its neighbours may welcome it before the turn goes on. */
export const build = kit.move(
  'build',
  { place },
  {
    rule: 'CL 4.2',
    answers: ['action'],
    candidates: (position, { seat }) => placesInReach(position, seat).map((place) => ({ kind: 'build', seat, place })),
    check: (position, { seat, place }) => refuseBuilding(position, seat, place),
    effect(draft, { seat, place }) {
      const terrain = landAt(draft.p, place);
      pay(draft, seat, HUT_PRICES[terrain]);
      putPiece(draft, place, seat, 'hut');
      draft.tell('build', { seat, place, at: spotOf(draft.p, place), terrain });
      exploreRuin(draft, seat, place);
      draft.ask(...welcomes(draft.p, seat, place), { seat, kind: 'finish' });
    }
  }
);
