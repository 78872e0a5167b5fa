import * as v from 'valibot';
import { defineMove, refusal, type Refusal, type Warning } from '$lib/kernel';
import { goods, POWER_COSTS } from '../data/tiles';
import { tell, type Draft } from '../draft';
import { factionOf } from '../factions';
import { POWER_ACTIONS, type PowerActionId, type Seat } from '../ids';
import { gain, priestSupply, shortPower } from '../rules/goods';
import { spendPower } from '../rules/power';
import { duty } from '../rules/queue';
import { grantSpades } from '../rules/spades';
import { refuseAnyBridge, refuseSpades } from '../rules/specials';
import type { TmPosition } from '../state';
import { actionOf, shapeOf } from './kit';
import type { PowerAction } from './types';

const FREE = { buy: true, build: true, spread: false, optional: false };

const ONE_PRIEST = goods({ priests: 1 });
const TWO_WORKERS = goods({ workers: 2 });
const SEVEN_COINS = goods({ coins: 7 });

const EFFECTS: Readonly<Record<PowerActionId, (d: Draft, seat: Seat) => void>> = {
  ACT1: (d, seat) => duty(d, { seat, kind: 'bridge' }),
  ACT2: (d, seat) => gain(d, seat, ONE_PRIEST),
  ACT3: (d, seat) => gain(d, seat, TWO_WORKERS),
  ACT4: (d, seat) => gain(d, seat, SEVEN_COINS),
  ACT5: (d, seat) => grantSpades(d, seat, 1, FREE),
  ACT6: (d, seat) => grantSpades(d, seat, 2, FREE)
};

const REFUSALS: Partial<Record<PowerActionId, (position: TmPosition, seat: Seat) => Refusal | null>> = {
  ACT1: refuseAnyBridge,
  ACT5: (position, seat) => refuseSpades(position, seat, 1, true),
  ACT6: (position, seat) => refuseSpades(position, seat, 2, true)
};

const costFor = (position: TmPosition, seat: Seat, action: PowerActionId): number =>
  POWER_COSTS[action] - (factionOf(position.seats[seat]!).powerDiscount ?? 0);

/** Action 6: the six power actions of the board, once a round each (TM 6.6). */
export const powerAction = defineMove<TmPosition, PowerAction>({
  kind: 'powerAction',
  answers: ['turn'],
  rule: 'TM 6.6',
  shape: shapeOf('powerAction', { action: v.picklist(POWER_ACTIONS) }),
  candidates: (_position, { seat }) => POWER_ACTIONS.map((action) => ({ kind: 'powerAction' as const, seat, action })),
  check(position, { seat, action }) {
    const me = position.seats[seat]!;
    const again = factionOf(me).reusesPower === true && me.built.SH > 0;
    if (position.powerUsed.includes(action) && !again) return refusal('power.used', 'TM 6.6', { action });
    return shortPower(me, costFor(position, seat, action), 'TM 6.6') ?? REFUSALS[action]?.(position, seat) ?? null;
  },
  effect: actionOf((d, { seat, action }) => {
    spendPower(d, seat, costFor(d.p, seat, action));
    if (!d.p.powerUsed.includes(action)) d.p.powerUsed = [...d.p.powerUsed, action];
    tell(d, { kind: 'powerAction', seat, action });
    EFFECTS[action](d, seat);
  }),
  warnings: (position, { seat, action }): Warning[] =>
    action === 'ACT2' && priestSupply(position, seat) === 0 && !factionOf(position.seats[seat]!).unlocks
      ? [{ key: 'priestLost' }]
      : []
});
