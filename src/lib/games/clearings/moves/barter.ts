import { defineMove, open, refusal, type Seat, type Warning } from '$lib/kernel';
import * as v from 'valibot';
import { BARTER } from '../data';
import { hutPlaces, towerPlaces } from '../rules/building';
import { isLastRound } from '../rules/rounds';
import { earn, pay } from '../rules/supply';
import type { ClearingsPosition, Good } from '../state';
import { good, seat } from './shapes';

/** Two of one good for one of the other, as often as one likes, before and after the main action. */
const shape = v.strictObject({ kind: v.literal('barter'), seat, give: good });

const otherThan = (give: Good): Good => (give === 'wood' ? 'stone' : 'wood');

const swap = (position: ClearingsPosition, seat: Seat, give: Good): ClearingsPosition =>
  earn(pay(position, seat, { [give]: BARTER.give }), seat, { [otherThan(give)]: BARTER.get });

export const barter = defineMove<ClearingsPosition, v.InferOutput<typeof shape>>({
  kind: 'barter',
  answers: ['action', 'finish'],
  free: true,
  rule: 'CL 4.7',
  shape,
  candidates: (_position, { seat }) => [
    { kind: 'barter', seat, give: 'wood' },
    { kind: 'barter', seat, give: 'stone' }
  ],
  check(position, { seat, give }) {
    const has = position.seats[seat]!.goods[give];
    const get = otherThan(give);
    if (has < BARTER.give) return refusal(`price.${give}`, 'CL 4.7', { needs: BARTER.give, has });
    if (position.supply[get] < BARTER.get) return refusal(`supply.${get}`, 'CL 4.7');
    return null;
  },
  effect: (position, { seat, give }) => ({
    position: swap(position, seat, give),
    facts: [{ kind: `barter.${give}`, seat, gave: BARTER.give, got: BARTER.get }]
  }),
  warnings(position, { seat, give }) {
    const warnings: Warning[] = [];
    const acting = open(position).some((decision) => decision.seat === seat && decision.kind === 'action');
    const choices = (then: ClearingsPosition) => hutPlaces(then, seat).length + towerPlaces(then, seat).length;
    if (acting && choices(position) > 0 && choices(swap(position, seat, give)) === 0) {
      warnings.push({ key: 'barter.broke' });
    }
    if (!acting && isLastRound(position)) warnings.push({ key: 'barter.late' });
    return warnings;
  }
});
