import { perform, type Move, type Seat } from '$lib/kernel';
import { moves } from '../moves';
import { hutPlaces, towerPlaces } from '../rules/building';
import { score } from '../scoring';
import { UNKNOWN, type ClearingsPosition } from '../state';

/** What a good is worth while there are turns to come, and when there are none. */
const GOOD = { coming: 0.6, over: 0.3 };

/** What a chip is worth before one knows which it is. */
const CHIP = 1.5;

/** What a move would lead to, as far as a view can tell, before anybody answers. */
export const after = (view: ClearingsPosition, move: Move): ClearingsPosition => perform(moves, view, move)!.position;

/** How well a seat stands: its lead over the best of the others, and what it can still build with. */
export function standing(view: ClearingsPosition, seat: Seat): number {
  const { totals } = score(view);
  const rivals = totals.filter((_, other) => other !== seat);
  const { goods, finds } = view.seats[seat]!;
  const unknown = finds.filter((find) => find === UNKNOWN).length;
  const turnToCome = view.round < view.rounds || view.owed.some((owed) => owed.seat === seat && owed.kind === 'action');
  const good = turnToCome ? GOOD.coming : GOOD.over;
  return totals[seat]! - Math.max(...rivals) + (goods.wood + goods.stone) * good + unknown * CHIP;
}

/** How well a seat would stand after the best main action it can pay for now, or after none. */
export function afterBestAction(view: ClearingsPosition, seat: Seat): number {
  const actions: Move[] = [
    ...hutPlaces(view, seat).map((place) => ({ kind: 'build', seat, place })),
    ...towerPlaces(view, seat).map((place) => ({ kind: 'raise', seat, place })),
    { kind: 'pass', seat }
  ];
  return Math.max(...actions.map((move) => standing(after(view, move), seat)));
}
