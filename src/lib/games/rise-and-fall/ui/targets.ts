import type { Place, Target } from '$lib/play/game-ui';
import { cellsUnder } from '../world';
import type { RafPosition } from '../state';
import { asked, type Laying } from './moves/laying';
import { isCard, liftedAt, rousingAt, settlingAt } from './moves/places';
import { cellsOfReady } from './moves/ready';
import { cellsWith } from './tales/in-view';

/** What is lit on the map itself: cells, whatever the place that was named. */
export function litCells(view: RafPosition, laying: Laying | null, targets: readonly Target[]): readonly Target[] {
  if (laying !== null) return [...laying.ways.keys()].map((place) => ({ place }));
  if (targets.some(({ place }) => liftedAt(place) !== null)) {
    return targets.flatMap(({ place }) => cellsLifted(view, place).map((cell) => ({ place: cell })));
  }
  const settled = targets.flatMap(({ place }) => settlingAt(place)?.to ?? []);
  if (settled.length > 0) return [...new Set(settled)].map((place) => ({ place }));
  if (targets.some(({ place }) => rousingAt(place) !== null)) {
    return cellsWith(view, 'volcano').map((place) => ({ place }));
  }
  const actors = actorCells(view);
  return targets
    .filter(({ place }) => !isCard(place))
    .map((target) => (actors.has(target.place) ? bare(target) : target));
}

/** On a piece that could do several things there stands no picture of the first of them. */
const bare = (target: Target): Target => (target.badge?.text ? target : { place: target.place });

function actorCells(view: RafPosition): ReadonlySet<Place> {
  if (asked(view, 'act') === null) return new Set();
  return new Set(cellsOfReady(view));
}

/** The cells of a tile that is to be lifted. */
export function cellsLifted({ world }: RafPosition, place: Place): readonly Place[] {
  const id = liftedAt(place);
  const tile = id === null ? undefined : world.tiles.find((each) => each.id === id);
  return tile === undefined ? [] : cellsUnder(tile);
}
