import { factionOf } from '../factions';
import type { BonusId } from '../ids';
import { kit } from '../kit';
import { geometry } from '../map';
import { takeCard } from '../rules/passing';
import { placeFirst } from '../rules/structures';
import { bonus, hex } from './fields';
import { emptyLand, settledKit } from './kit';

/** A first dwelling on home or start terrain (TM 4.7). */
export const place = settledKit.move(
  'place',
  { hex },
  {
    rule: 'TM 4.7',
    answers: ['firstDwelling'],
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
        return kit.refuse('build.foreign', 'TM 4.7', { hex, ground: position.ground[n]! });
      }
      const inland = factionOf(me).land === 'river' && geometry(position.map).shores[n]!.length === 0;
      return inland ? kit.refuse('build.inland', 'TM 4.7', { hex }) : null;
    },
    effect(draft, { seat, hex }) {
      placeFirst(draft, seat, geometry(draft.p.map).at.get(hex)!);
      draft.tell('placed', { seat, hex });
    }
  }
);

/** The first bonus card, in reverse turn order (TM 4.7). */
export const takeBonus = settledKit.move(
  'takeBonus',
  { bonus },
  {
    rule: 'TM 4.7',
    answers: ['firstBonus'],
    candidates: (position, { seat }) =>
      Object.keys(position.bonuses).map((bonus) => ({ kind: 'takeBonus', seat, bonus: bonus as BonusId })),
    check: (position, { bonus }) =>
      position.bonuses[bonus] === undefined ? kit.refuse('bonus.away', 'TM 4.7', { bonus }) : null,
    effect(draft, { seat, bonus }) {
      takeCard(draft, seat, bonus);
      draft.tell('firstBonus', { seat, bonus });
    }
  }
);
