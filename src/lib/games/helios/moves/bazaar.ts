import type { Seat } from '$lib/kernel';
import { BOX } from '../data';
import { kit } from '../kit';
import { gainPoints, payMana } from '../rules/goods';
import type { HeliosPosition } from '../state';
import { count } from './fields';

const mostMana = ({ seats }: HeliosPosition, seat: Seat): number => Math.min(BOX.bazaarMost, seats[seat]!.mana);

/** Mana for points, once, when the bazaar is built. */
export const bazaar = kit.move(
  'bazaar',
  { mana: count },
  {
    rule: 'HE 7.5',
    answers: ['bazaar'],
    *candidates(position, { seat }) {
      for (let mana = mostMana(position, seat); mana >= 0; mana--) yield { kind: 'bazaar', seat, mana };
    },
    check(position, { seat, mana }) {
      const most = mostMana(position, seat);
      return mana <= most ? null : kit.refuse('bazaar.most', 'HE 7.5', { most });
    },
    effect(draft, { seat, mana }) {
      const points = mana * BOX.points.bazaar;
      payMana(draft, seat, mana);
      gainPoints(draft, seat, points);
      draft.tell('bazaar', { seat, n: mana, points });
    }
  }
);
