import type { Refusal, Warning } from '$lib/kernel';
import { goods, POWER_COSTS } from '../data/tiles';
import { factionOf } from '../factions';
import { POWER_ACTIONS, type PowerActionId, type Seat } from '../ids';
import { kit, type Draft } from '../kit';
import { gain, priestSupply, refusePower } from '../rules/goods';
import { spendPower } from '../rules/power';
import { duty } from '../rules/queue';
import { grantSpades } from '../rules/spades';
import { refuseAnyBridge, refuseSpades } from '../rules/specials';
import type { TmPosition } from '../state';
import { powerAction as action } from './fields';
import { mainAction } from './kit';

const FREE = { buy: true, build: true, spread: false, optional: false };

const ONE_PRIEST = goods({ priests: 1 });
const TWO_WORKERS = goods({ workers: 2 });
const SEVEN_COINS = goods({ coins: 7 });

const EFFECTS: Readonly<Record<PowerActionId, (draft: Draft, seat: Seat) => void>> = {
  ACT1: (draft, seat) => duty(draft, { seat, kind: 'bridge' }),
  ACT2: (draft, seat) => gain(draft, seat, ONE_PRIEST),
  ACT3: (draft, seat) => gain(draft, seat, TWO_WORKERS),
  ACT4: (draft, seat) => gain(draft, seat, SEVEN_COINS),
  ACT5: (draft, seat) => grantSpades(draft, seat, 1, FREE),
  ACT6: (draft, seat) => grantSpades(draft, seat, 2, FREE)
};

const REFUSALS: Partial<Record<PowerActionId, (position: TmPosition, seat: Seat) => Refusal | null>> = {
  ACT1: refuseAnyBridge,
  ACT5: (position, seat) => refuseSpades(position, seat, 1, true),
  ACT6: (position, seat) => refuseSpades(position, seat, 2, true)
};

const costFor = (position: TmPosition, seat: Seat, action: PowerActionId): number =>
  POWER_COSTS[action] - (factionOf(position.seats[seat]!).powerDiscount ?? 0);

/** Action 6: the six power actions of the board, once a round each (TM 6.6). */
export const powerAction = mainAction(
  'powerAction',
  { action },
  {
    rule: 'TM 6.6',
    answers: ['turn'],
    candidates: (_position, { seat }) => POWER_ACTIONS.map((action) => ({ kind: 'powerAction', seat, action })),
    check(position, { seat, action }) {
      const me = position.seats[seat]!;
      const again = factionOf(me).reusesPower === true && me.built.SH > 0;
      if (position.powerUsed.includes(action) && !again) return kit.refuse('power.used', 'TM 6.6', { action });
      return refusePower(me, costFor(position, seat, action), 'TM 6.6') ?? REFUSALS[action]?.(position, seat) ?? null;
    },
    effect(draft, { seat, action }) {
      spendPower(draft, seat, costFor(draft.p, seat, action));
      if (!draft.p.powerUsed.includes(action)) draft.p.powerUsed = [...draft.p.powerUsed, action];
      draft.tell('powerAction', { seat, action });
      EFFECTS[action](draft, seat);
    },
    warnings: (position, { seat, action }): Warning[] =>
      action === 'ACT2' && priestSupply(position, seat) === 0 && !factionOf(position.seats[seat]!).unlocks
        ? [kit.warn('priestLost')]
        : []
  }
);
