import * as v from 'valibot';
import { SPARE_BONUSES } from '../data/setup';
import { BONUS_CARDS, ROUNDS, SCORING_TILES } from '../data/tiles';
import { kit } from '../kit';
import { isLayout } from '../map';
import { layMap } from '../setup';
import { bonus, count, finalTile, map, scoring } from './fields';
import { settledKit } from './kit';

/** The random parts of a setup as another table had them; games entered from a record begin so (TM 15). */
export const arrange = settledKit.move(
  'arrange',
  {
    scoring: v.array(scoring),
    bonuses: v.array(bonus),
    finalTile: v.nullable(finalTile),
    map,
    /** Turn order of the first round, where it is not that of the seats. */
    order: v.optional(v.array(count))
  },
  {
    rule: 'TM 4.3',
    answers: ['arrange'],
    candidates: () => [],
    check(position, { scoring, bonuses, map, order }) {
      const { promoShipping, promoTemple } = position.rules;
      if (scoring.length !== ROUNDS || new Set(scoring).size !== ROUNDS) return kit.refuse('arrange.scoring', 'TM 4.3');
      if (scoring.some((id) => SCORING_TILES[id].promo && !promoTemple)) return kit.refuse('arrange.promo', 'TM 15');
      if (bonuses.some((id) => BONUS_CARDS[id].promo && !promoShipping)) return kit.refuse('arrange.promo', 'TM 15');
      const cards = position.players + SPARE_BONUSES;
      if (new Set(bonuses).size !== bonuses.length || bonuses.length !== cards) {
        return kit.refuse('arrange.bonuses', 'TM 4.3', { n: cards });
      }
      const seats = position.order.map((_, seat) => seat);
      if (order !== undefined && (order.length !== seats.length || !seats.every((seat) => order.includes(seat))))
        return kit.refuse('arrange.order', 'TM 4.3');
      return isLayout(map) ? null : kit.refuse('arrange.map', 'TM 3.1');
    },
    effect(draft, { scoring, bonuses, finalTile, map, order }) {
      draft.p.scoring = scoring;
      draft.p.bonuses = Object.fromEntries(bonuses.map((bonus) => [bonus, 0]));
      draft.p.finalTile = finalTile;
      if (order !== undefined) draft.p.order = order;
      Object.assign(draft.p, layMap(map));
      draft.tell('arranged');
    }
  }
);
