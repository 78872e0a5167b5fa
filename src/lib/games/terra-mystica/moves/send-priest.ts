import type { Warning } from '$lib/kernel';
import { ORDER_VALUES } from '../data/tiles';
import { factionOf } from '../factions';
import { CULTS, type Cult } from '../ids';
import { kit, seatOf } from '../kit';
import { advanceCult, TOP, topTaken } from '../rules/cults';
import { refusePrice } from '../rules/goods';
import type { TmPosition } from '../state';
import { cult, orderValue } from './fields';
import { mainAction } from './kit';

/** The free order space of this value, or -1. */
const freeSpace = (position: TmPosition, cult: Cult, value: number): number =>
  position.orders[cult].findIndex((owner, i) => owner === null && ORDER_VALUES[i] === value);

const stepsFor = (position: TmPosition, seat: number, value: number): number => {
  const me = position.seats[seat]!;
  return value + (me.built.SH > 0 ? (factionOf(me).priestBonus ?? 0) : 0);
};

const FIRST_TRY = { cult: 'fire', value: 1 } as const;

/** Action 5: onto an order space for good, or back to the supply for one step (TM 6.5). */
export const sendPriest = mainAction(
  'sendPriest',
  { cult, value: orderValue },
  {
    rule: 'TM 6.5',
    answers: ['turn'],
    *candidates(position, { seat }) {
      // Without a priest one try is enough: it says what is missing.
      if (position.seats[seat]!.priests === 0) return yield { kind: 'sendPriest', seat, ...FIRST_TRY };
      for (const cult of CULTS) {
        for (const value of [3, 2, 1] as const) yield { kind: 'sendPriest', seat, cult, value };
      }
    },
    check(position, { seat, cult, value }) {
      const none = refusePrice(position.seats[seat]!, { priests: 1 }, 'TM 6.5');
      if (none !== null) return none;
      return value > 1 && freeSpace(position, cult, value) < 0
        ? kit.refuse('order.taken', 'TM 6.5', { cult, n: value })
        : null;
    },
    effect(draft, { seat, cult, value }) {
      seatOf(draft, seat).priests--;
      if (value > 1) {
        const at = freeSpace(draft.p, cult, value);
        const orders = { ...draft.p.orders };
        orders[cult] = orders[cult].map((owner, i) => (i === at ? seat : owner));
        draft.p.orders = orders;
      }
      const n = stepsFor(draft.p, seat, value);
      draft.tell('priestSent', { seat, cult, n });
      advanceCult(draft, seat, cult, n);
    },
    warnings(position, { seat, cult, value }): Warning[] {
      const steps = stepsFor(position, seat, value);
      const at = position.seats[seat]!.cults[cult];
      const top = topTaken(position, seat, cult) ? TOP - 1 : TOP;
      const lost = at + steps - top;
      return lost > 0 ? [kit.warn('stepsLost', { n: lost })] : [];
    }
  }
);
