import type { Warning } from '$lib/kernel';
import { FAVOUR_TILES } from '../data/tiles';
import { FAVOURS } from '../ids';
import { kit, seatOf } from '../kit';
import { advanceCult } from '../rules/cults';
import { checkAllTowns } from '../rules/towns';
import { wastedSteps } from '../rules/waste';
import { favour } from './fields';
import { settledKit } from './kit';

/** A favour not owned yet, with a copy left (TM 5.4). */
export const takeFavour = settledKit.move(
  'takeFavour',
  { favour },
  {
    rule: 'TM 5.4',
    answers: ['favour'],
    candidates: (_position, { seat }) => FAVOURS.map((favour) => ({ kind: 'takeFavour', seat, favour })),
    check(position, { seat, favour }) {
      if (position.seats[seat]!.favours.includes(favour)) return kit.refuse('favour.twice', 'TM 5.4', { favour });
      return position.favours[favour] === 0 ? kit.refuse('favour.gone', 'TM 5.4', { favour }) : null;
    },
    effect(draft, { seat, favour }) {
      const me = seatOf(draft, seat);
      me.favours = [...me.favours, favour];
      const left = { ...draft.p.favours };
      left[favour]--;
      draft.p.favours = left;
      draft.tell('favour', { seat, favour });
      const { cult, steps } = FAVOUR_TILES[favour];
      advanceCult(draft, seat, cult, steps);
      if (favour === 'FAV5') checkAllTowns(draft, seat);
    },
    warnings(position, { seat, favour }): Warning[] {
      const { cult, steps } = FAVOUR_TILES[favour];
      return wastedSteps(position, seat, cult, steps);
    }
  }
);
