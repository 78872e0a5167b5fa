import { ON_TOWN } from '../abilities/towns';
import { TOWN_TILES } from '../data/tiles';
import { TOWNS } from '../ids';
import { kit, seatOf } from '../kit';
import { advanceAll, keyGained } from '../rules/cults';
import { gain } from '../rules/goods';
import { award, scoreRound } from '../rules/points';
import { sailFurther } from '../rules/tracks';
import { wastedGoods } from '../rules/waste';
import { town } from './fields';
import { settledKit } from './kit';

/** The tile of a founded town: key first, then points and reward (TM 9, 10.2). */
export const takeTown = settledKit.move(
  'takeTown',
  { town },
  {
    rule: 'TM 10.2',
    answers: ['town'],
    candidates: (position, { seat }) =>
      TOWNS.filter((town) => position.towns[town] > 0).map((town) => ({ kind: 'takeTown', seat, town })),
    check: (position, { town }) => (position.towns[town] > 0 ? null : kit.refuse('town.gone', 'TM 10.2', { town })),
    effect(draft, { seat, town }) {
      const me = seatOf(draft, seat);
      const tile = TOWN_TILES[town];
      me.towns = [...me.towns, town];
      me.keys += tile.keys;
      const left = { ...draft.p.towns };
      left[town]--;
      draft.p.towns = left;
      draft.tell('town', { seat, town });
      award(draft, seat, tile.vp, town);
      scoreRound(draft, seat, 'town');
      keyGained(draft, seat);
      gain(draft, seat, tile.gain);
      if (tile.steps !== undefined) advanceAll(draft, seat, tile.steps);
      if (tile.shipping) {
        sailFurther(draft, seat);
        me.carpet++;
      }
      ON_TOWN[me.faction!]?.(draft, seat);
    },
    warnings: (position, { seat, town }) => wastedGoods(position, seat, TOWN_TILES[town].gain)
  }
);
