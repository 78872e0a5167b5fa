import * as v from 'valibot';
import { defineMove, refusal } from '$lib/kernel';
import { TOWN_TILES } from '../data/tiles';
import { seatOf, tell } from '../draft';
import { factionOf } from '../factions';
import { TOWNS } from '../ids';
import { advanceAll, keyGained } from '../rules/cults';
import { gain } from '../rules/goods';
import { award, scoreRound } from '../rules/points';
import { sailFurther } from '../rules/tracks';
import { wastedGoods } from '../rules/waste';
import type { TmPosition } from '../state';
import { effectOf, shapeOf } from './kit';
import type { TakeTown } from './types';

/** The tile of a founded town: key first, then points and reward (TM 9, 10.2). */
export const takeTown = defineMove<TmPosition, TakeTown>({
  kind: 'takeTown',
  answers: ['town'],
  rule: 'TM 10.2',
  shape: shapeOf('takeTown', { town: v.picklist(TOWNS) }),
  candidates: (position, { seat }) =>
    TOWNS.filter((town) => position.towns[town] > 0).map((town) => ({ kind: 'takeTown' as const, seat, town })),
  check: (position, { town }) => (position.towns[town] > 0 ? null : refusal('town.gone', 'TM 10.2', { town })),
  effect: effectOf((d, { seat, town }) => {
    const me = seatOf(d, seat);
    const tile = TOWN_TILES[town];
    me.towns = [...me.towns, town];
    me.keys += tile.keys;
    const left = { ...d.p.towns };
    left[town]--;
    d.p.towns = left;
    tell(d, { kind: 'town', seat, town });
    award(d, seat, tile.vp, town);
    scoreRound(d, seat, 'town');
    keyGained(d, seat);
    gain(d, seat, tile.gain);
    if (tile.steps !== undefined) advanceAll(d, seat, tile.steps);
    if (tile.shipping) {
      sailFurther(d, seat);
      me.carpet++;
    }
    factionOf(me).town?.(d, seat);
  }),
  warnings: (position, { seat, town }) => wastedGoods(position, seat, TOWN_TILES[town].gain)
});
