import * as v from 'valibot';
import { defineMove, refusal, type Warning } from '$lib/kernel';
import { ORDER_VALUES } from '../data/tiles';
import { seatOf, tell } from '../draft';
import { factionOf } from '../factions';
import { CULTS, type Cult } from '../ids';
import { advanceCult, TOP, topTaken } from '../rules/cults';
import { short } from '../rules/goods';
import type { TmPosition } from '../state';
import { actionOf, shapeOf, shapes } from './kit';
import type { SendPriest } from './types';

/** The free order space of this value, or -1. */
const freeSpace = (position: TmPosition, cult: Cult, value: number): number =>
  position.orders[cult].findIndex((owner, i) => owner === null && ORDER_VALUES[i] === value);

const stepsFor = (position: TmPosition, seat: number, value: number): number => {
  const me = position.seats[seat]!;
  return value + (me.built.SH > 0 ? (factionOf(me).priestBonus ?? 0) : 0);
};

/** Action 5: onto an order space for good, or back to the supply for one step (TM 6.5). */
export const sendPriest = defineMove<TmPosition, SendPriest>({
  kind: 'sendPriest',
  answers: ['turn'],
  rule: 'TM 6.5',
  shape: shapeOf('sendPriest', { cult: shapes.cult, value: v.picklist([1, 2, 3]) }),
  *candidates(position, { seat }) {
    // Without a priest one try is enough: it says what is missing.
    if (position.seats[seat]!.priests === 0) return yield { kind: 'sendPriest', seat, cult: 'fire', value: 1 };
    for (const cult of CULTS) {
      for (const value of [3, 2, 1] as const) yield { kind: 'sendPriest', seat, cult, value };
    }
  },
  check(position, { seat, cult, value }) {
    const none = short(position.seats[seat]!, { priests: 1 }, 'TM 6.5');
    if (none !== null) return none;
    return value > 1 && freeSpace(position, cult, value) < 0
      ? refusal('order.taken', 'TM 6.5', { cult, n: value })
      : null;
  },
  effect: actionOf((d, { seat, cult, value }) => {
    seatOf(d, seat).priests--;
    if (value > 1) {
      const at = freeSpace(d.p, cult, value);
      const orders = { ...d.p.orders };
      orders[cult] = orders[cult].map((owner, i) => (i === at ? seat : owner));
      d.p.orders = orders;
    }
    const n = stepsFor(d.p, seat, value);
    tell(d, { kind: 'priestSent', seat, cult, n });
    advanceCult(d, seat, cult, n);
  }),
  warnings(position, { seat, cult, value }): Warning[] {
    const steps = stepsFor(position, seat, value);
    const at = position.seats[seat]!.cults[cult];
    const top = topTaken(position, seat, cult) ? TOP - 1 : TOP;
    const lost = at + steps - top;
    return lost > 0 ? [{ key: 'stepsLost', params: { n: lost } }] : [];
  }
});
