import type { Refusal } from '$lib/kernel';
import { kit } from '../kit';
import { talesOf } from '../moments';
import { roomFor } from '../rules/building';
import type { RafPosition } from '../state';
import { place, placements, refusePlacement, type Placement, type Tier } from '../world';
import { coordinate, count } from './fields';

/** What was lifted to make room must find a place again, too. */
function refuseJam({ world }: RafPosition, tier: Tier, placement: Placement, more: number): Refusal | null {
  if (more === 0 || roomFor(place(world, placement), tier, more)) return null;
  return kit.refuse('world.again', 'RF 4', { n: more });
}

/** A tile of the present tier, anywhere it may lie. */
export const tile = kit.move(
  'tile',
  { orientation: count, q: coordinate, r: coordinate },
  {
    rule: 'RF 4',
    answers: ['tile'],
    candidates: ({ world }, { seat, tier }) =>
      placements(world, tier).map(({ orientation, q, r }) => ({ kind: 'tile', seat, orientation, q, r })),
    check(position, { orientation, q, r }, { tier, n }) {
      const placement = { kind: tier, orientation, q, r };
      return refusePlacement(position.world, placement) ?? refuseJam(position, tier, placement, n - 1);
    },
    effect(draft, { seat, orientation, q, r }, { tier }) {
      draft.p.world = place(draft.p.world, { kind: tier, orientation, q, r });
      draft.tell('tile', { seat, tier, cell: `${q},${r}` });
      for (const tale of talesOf(draft.p)) tale.tileLaid?.(draft, seat);
    }
  }
);
