import type { Place, Target } from '$lib/ui/game-ui';
import { cellsUnder } from '../world';
import { boardOf } from '../rules/board';
import type { RafPosition } from '../state';
import { asked, type Laying } from './moves/laying';
import { isCard, liftedAt } from './moves/places';

/** What is lit on the map itself: cells, whatever the place that was named. */
export function litCells(view: RafPosition, laying: Laying | null, targets: readonly Target[]): readonly Target[] {
  if (laying !== null) return [...laying.ways.keys()].map((place) => ({ place }));
  if (targets.some(({ place }) => liftedAt(place) !== null)) {
    return targets.flatMap(({ place }) => cellsLifted(view, place).map((cell) => ({ place: cell })));
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
  const { byId } = boardOf(view);
  return new Set(view.acting.ready.flatMap((id) => byId.get(id)?.cell ?? []));
}

/** The cells of a tile that is to be lifted. */
export function cellsLifted({ world }: RafPosition, place: Place): readonly Place[] {
  const id = liftedAt(place);
  const tile = id === null ? undefined : world.tiles.find((each) => each.id === id);
  return tile === undefined ? [] : cellsUnder(tile);
}
