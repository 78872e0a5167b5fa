import { kit } from '../kit';
import { putPiece } from '../rules/building';
import { landAt, neighboursAt, refuseTaken, spotOf } from '../rules/places';
import { place } from './fields';

/** The first hut, before the rounds begin. */
export const settle = kit.move(
  'settle',
  { place },
  {
    rule: 'CL 2.4',
    answers: ['settle'],
    candidates: ({ land }, { seat }) => Object.keys(land).map((place) => ({ kind: 'settle', seat, place })),
    check(position, { place }) {
      const taken = refuseTaken(position, place, 'CL 2.4');
      if (taken !== null) return taken;
      const at = spotOf(position, place);
      if (position.ruins.includes(place)) return kit.refuse('settle.ruin', 'CL 2.4', { at });
      const [owner] = neighboursAt(position, place);
      return owner === undefined ? null : kit.refuse('settle.near', 'CL 2.4', { at, owner });
    },
    effect(draft, { seat, place }) {
      putPiece(draft, place, seat, 'hut');
      draft.tell('settle', { seat, place, at: spotOf(draft.p, place), terrain: landAt(draft.p, place) });
    }
  }
);
