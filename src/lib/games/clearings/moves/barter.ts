import { answerable, type Seat, type Warning } from '$lib/kernel';
import { BARTER } from '../data';
import { kit, type Draft } from '../kit';
import { hutPlaces, towerPlaces } from '../rules/building';
import { isLastRound } from '../rules/rounds';
import { earn, pay } from '../rules/supply';
import { GOODS, type ClearingsPosition, type Good } from '../state';
import { good } from './fields';

const otherThan = (give: Good): Good => (give === 'wood' ? 'stone' : 'wood');

function swap(draft: Draft, seat: Seat, give: Good): void {
  pay(draft, seat, { [give]: BARTER.give });
  earn(draft, seat, { [otherThan(give)]: BARTER.get });
}

/** Two of one good for one of the other, as often as one likes, before and after the main action. */
export const barter = kit.move(
  'barter',
  { give: good },
  {
    rule: 'CL 4.7',
    answers: ['action', 'finish'],
    free: true,
    candidates: (_position, { seat }) => GOODS.map((give) => ({ kind: 'barter', seat, give })),
    check(position, { seat, give }) {
      const has = position.seats[seat]!.goods[give];
      const get = otherThan(give);
      if (has < BARTER.give) return kit.refuse(`price.${give}`, 'CL 4.7', { needs: BARTER.give, has });
      if (position.supply[get] < BARTER.get) return kit.refuse(`supply.${get}`, 'CL 4.7');
      return null;
    },
    effect(draft, { seat, give }) {
      swap(draft, seat, give);
      draft.tell(`barter.${give}`, { seat, gave: BARTER.give, got: BARTER.get });
    },
    warnings(position, { seat, give }) {
      const warnings: Warning[] = [];
      const acting = answerable(position).some((decision) => decision.seat === seat && decision.kind === 'action');
      const choices = (then: ClearingsPosition) => hutPlaces(then, seat).length + towerPlaces(then, seat).length;
      const swapped = () => kit.change(position, (draft) => swap(draft, seat, give)).position;
      if (acting && choices(position) > 0 && choices(swapped()) === 0) warnings.push(kit.warn('barter.broke'));
      if (!acting && isLastRound(position)) warnings.push(kit.warn('barter.late'));
      return warnings;
    }
  }
);
