import * as v from 'valibot';
import { defineMove, refusal } from '$lib/kernel';
import { SPARE_BONUSES } from '../data/setup';
import { BONUS_CARDS, ROUNDS, SCORING_TILES } from '../data/tiles';
import { tell } from '../draft';
import { BONUSES, FINAL_TILES, SCORINGS } from '../ids';
import { isLayout } from '../map';
import { layMap } from '../setup';
import type { TmPosition } from '../state';
import { effectOf, shapeOf } from './kit';
import type { Arrange } from './types';

/** The random parts of a setup as another table had them; games entered from a record begin so (TM 16). */
export const arrange = defineMove<TmPosition, Arrange>({
  kind: 'arrange',
  answers: ['arrange'],
  rule: 'TM 4.3',
  shape: shapeOf('arrange', {
    scoring: v.array(v.picklist(SCORINGS)),
    bonuses: v.array(v.picklist(BONUSES)),
    finalTile: v.nullable(v.picklist(FINAL_TILES)),
    map: v.pipe(v.string(), v.maxLength(400))
  }),
  candidates: () => [],
  check(position, { scoring, bonuses, map }) {
    const { promoShipping, promoTemple } = position.rules;
    if (scoring.length !== ROUNDS || new Set(scoring).size !== ROUNDS) return refusal('arrange.scoring', 'TM 4.3');
    if (scoring.some((id) => SCORING_TILES[id].promo && !promoTemple)) return refusal('arrange.promo', 'TM 16');
    if (bonuses.some((id) => BONUS_CARDS[id].promo && !promoShipping)) return refusal('arrange.promo', 'TM 16');
    const cards = position.players + SPARE_BONUSES;
    if (new Set(bonuses).size !== bonuses.length || bonuses.length !== cards) {
      return refusal('arrange.bonuses', 'TM 4.3', { n: cards });
    }
    return isLayout(map) ? null : refusal('arrange.map', 'TM 3.1');
  },
  effect: effectOf((d, { scoring, bonuses, finalTile, map }) => {
    d.p.scoring = scoring;
    d.p.bonuses = Object.fromEntries(bonuses.map((bonus) => [bonus, 0]));
    d.p.finalTile = finalTile;
    Object.assign(d.p, layMap(map));
    tell(d, { kind: 'arranged' });
  })
});
