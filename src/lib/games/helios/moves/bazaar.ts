import { defineMove, refusal } from '$lib/kernel';
import * as v from 'valibot';
import { BOX } from '../data';
import { change, tell } from '../draft';
import { gainPoints, payMana } from '../rules/goods';
import type { HeliosPosition } from '../state';
import { count, seat } from './shapes';
import type { Bazaar } from './types';

const mostMana = ({ seats }: HeliosPosition, seat: number): number => Math.min(BOX.bazaarMost, seats[seat]!.mana);

/** Mana for points, once, when the bazaar is built. */
export const bazaar = defineMove<HeliosPosition, Bazaar>({
  kind: 'bazaar',
  answers: ['bazaar'],
  rule: 'HE 7.5',
  shape: v.strictObject({ kind: v.literal('bazaar'), seat, mana: count }),
  candidates: (position, { seat }) =>
    Array.from({ length: mostMana(position, seat) + 1 }, (_, n) => ({
      kind: 'bazaar',
      seat,
      mana: mostMana(position, seat) - n
    })),
  check(position, { seat, mana }) {
    const most = mostMana(position, seat);
    return mana <= most ? null : refusal('bazaar.most', 'HE 7.5', { most });
  },
  effect: (position, { seat, mana }) =>
    change(position, (d) => {
      payMana(d, seat, mana);
      gainPoints(d, seat, mana * BOX.points.bazaar);
      tell(d, 'bazaar', { seat, n: mana, points: mana * BOX.points.bazaar });
    })
});
