import { TOWER_PRICE } from '../data';
import { kit } from '../kit';
import { putPiece, refuseRaising } from '../rules/building';
import { landAt, piecesOf, spotOf } from '../rules/places';
import { pay } from '../rules/supply';
import { place } from './fields';

/** A hut of one's own becomes a tower. */
export const raise = kit.move(
  'raise',
  { place },
  {
    rule: 'CL 4.5',
    answers: ['action'],
    candidates: (position, { seat }) => piecesOf(position, seat).map((place) => ({ kind: 'raise', seat, place })),
    check: (position, { seat, place }) => refuseRaising(position, seat, place),
    effect(draft, { seat, place }) {
      pay(draft, seat, TOWER_PRICE);
      putPiece(draft, place, seat, 'tower');
      draft.tell('raise', { seat, place, at: spotOf(draft.p, place), terrain: landAt(draft.p, place) });
      draft.ask({ seat, kind: 'finish' });
    }
  }
);
