import * as v from 'valibot';
import { defineMove, refusal, type Warning } from '$lib/kernel';
import { FAVOUR_TILES } from '../data/tiles';
import { seatOf, tell } from '../draft';
import { FAVOURS } from '../ids';
import { advanceCult } from '../rules/cults';
import { checkAllTowns } from '../rules/towns';
import { wastedSteps } from '../rules/waste';
import type { TmPosition } from '../state';
import { effectOf, shapeOf } from './kit';
import type { TakeFavour } from './types';

/** A favour not owned yet, with a copy left (TM 5.4). */
export const takeFavour = defineMove<TmPosition, TakeFavour>({
  kind: 'takeFavour',
  answers: ['favour'],
  rule: 'TM 5.4',
  shape: shapeOf('takeFavour', { favour: v.picklist(FAVOURS) }),
  candidates: (_position, { seat }) => FAVOURS.map((favour) => ({ kind: 'takeFavour' as const, seat, favour })),
  check(position, { seat, favour }) {
    if (position.seats[seat]!.favours.includes(favour)) return refusal('favour.twice', 'TM 5.4', { favour });
    return position.favours[favour] === 0 ? refusal('favour.gone', 'TM 5.4', { favour }) : null;
  },
  effect: effectOf((d, { seat, favour }) => {
    const me = seatOf(d, seat);
    me.favours = [...me.favours, favour];
    const left = { ...d.p.favours };
    left[favour]--;
    d.p.favours = left;
    tell(d, { kind: 'favour', seat, favour });
    const { cult, steps } = FAVOUR_TILES[favour];
    advanceCult(d, seat, cult, steps);
    if (favour === 'FAV5') checkAllTowns(d, seat);
  }),
  warnings(position, { seat, favour }): Warning[] {
    const { cult, steps } = FAVOUR_TILES[favour];
    return wastedSteps(position, seat, cult, steps);
  }
});
