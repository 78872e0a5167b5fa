import * as v from 'valibot';
import { defineMove, refusal } from '$lib/kernel';
import { tell } from '../draft';
import { factionOf } from '../factions';
import { BONUSES, type BonusId } from '../ids';
import { geometry } from '../map';
import { takeCard } from '../rules/passing';
import { placeFirst } from '../rules/structures';
import type { TmPosition } from '../state';
import { effectOf, emptyLand, shapeOf, shapes } from './kit';
import type { Place, TakeBonus } from './types';

/** A first dwelling on home or start terrain (TM 4.7). */
export const place = defineMove<TmPosition, Place>({
  kind: 'place',
  answers: ['firstDwelling'],
  rule: 'TM 4.7',
  shape: shapeOf('place', { hex: shapes.hex }),
  *candidates(position, { seat }) {
    const { landHexes, ids } = geometry(position.map);
    const { terrain } = position.seats[seat]!;
    for (const n of landHexes) {
      if (position.ground[n] === terrain && position.pieces[n] === null) yield { kind: 'place', seat, hex: ids[n]! };
    }
  },
  check(position, { seat, hex }) {
    const n = emptyLand(position, hex, 'TM 4.7');
    if (typeof n !== 'number') return n;
    const me = position.seats[seat]!;
    if (position.ground[n] !== me.terrain) {
      return refusal('build.foreign', 'TM 4.7', { hex, ground: position.ground[n]! });
    }
    const inland = factionOf(me).land === 'river' && geometry(position.map).shores[n]!.length === 0;
    return inland ? refusal('build.inland', 'TM 4.7', { hex }) : null;
  },
  effect: effectOf((d, { seat, hex }) => {
    placeFirst(d, seat, geometry(d.p.map).at.get(hex)!);
    tell(d, { kind: 'placed', seat, hex });
  })
});

/** The first bonus card, in reverse turn order (TM 4.7). */
export const takeBonus = defineMove<TmPosition, TakeBonus>({
  kind: 'takeBonus',
  answers: ['firstBonus'],
  rule: 'TM 4.7',
  shape: shapeOf('takeBonus', { bonus: v.picklist(BONUSES) }),
  candidates: (position, { seat }) =>
    Object.keys(position.bonuses).map((bonus) => ({ kind: 'takeBonus' as const, seat, bonus: bonus as BonusId })),
  check: (position, { bonus }) =>
    position.bonuses[bonus] === undefined ? refusal('bonus.away', 'TM 4.7', { bonus }) : null,
  effect: effectOf((d, { seat, bonus }) => {
    takeCard(d, seat, bonus);
    tell(d, { kind: 'firstBonus', seat, bonus });
  })
});
