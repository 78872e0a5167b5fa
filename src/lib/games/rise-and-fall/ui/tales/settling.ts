import type { Place } from '$lib/play/game-ui';
import { kit } from '../../kit';
import { taleNamed } from '../../moments';
import type { Cell, RafPosition } from '../../state';
import { cellsOf } from '../../world';
import { asked } from '../moves/laying';
import { placeOfRousing, placeOfSettling, rousingAt, settlingAt } from '../moves/places';
import { rouse } from '../../tales/volcano';
import { cellsWith, thingsOf } from './in-view';

/** What was picked: a cell, and the turn of what lies there. */
interface Meant {
  readonly to: Cell;
  readonly turn: number;
}

/** The turns in which something may lie on a cell, by cell. */
type Settling = ReadonlyMap<Cell, readonly number[]>;

const known = new WeakMap<RafPosition, Settling | null>();

/** Where a special place or a creature may go, in which turns; null while nothing of the kind is asked. */
export function settlingOf(view: RafPosition): Settling | null {
  let found = known.get(view);
  if (found === undefined) known.set(view, (found = search(view)));
  return found;
}

function search(view: RafPosition): Settling | null {
  if (asked(view, 'rouse') !== null) {
    return new Map(cellsWith(view, 'volcano').map((cell) => [cell, [0, 1, 2]] as const));
  }
  const place = placeOf(view);
  if (place === undefined) return null;
  const ways = new Map<Cell, number[]>();
  for (const to of cellsOf(view.world)) {
    const turns = Array.from({ length: place.turns }, (_, turn) => turn);
    const fitting = turns.filter((turn) => place.refuse(view, to, turn) === null);
    if (fitting.length > 0) ways.set(to, fitting);
  }
  return ways;
}

/** What is being laid. */
function placeOf(view: RafPosition) {
  const decision = asked(view, 'lay');
  return decision === null ? undefined : taleNamed(view, decision.what)?.place;
}

/** What a place means: the Volcano is turned where it lies. */
export function meantAt(view: RafPosition, place: Place): Meant | null {
  const turn = rousingAt(place);
  return turn === null ? settlingAt(place) : { to: cellsWith(view, 'volcano')[0]!, turn };
}

/** The name of what is meant. */
export const placeMeant = (view: RafPosition, to: Cell, turn: number): Place =>
  asked(view, 'rouse') === null ? placeOfSettling(to, turn) : placeOfRousing(turn);

/** What would burn at the next event if the lava flowed so. */
export const burning = (view: RafPosition): readonly Cell[] => {
  const { lava } = thingsOf(view).volcano ?? { lava: null };
  return view.pieces.flatMap(({ cell }) => (lava?.includes(cell) ? cell : []));
};

/** The position as it would be: nothing is told and nobody is asked. */
export function settledIn(view: RafPosition, { to, turn }: Meant): RafPosition {
  const roused = asked(view, 'rouse');
  if (roused !== null) return rouse.effect(view, { kind: 'rouse', seat: roused.seat, turn }, roused).position;
  const place = placeOf(view);
  return place === undefined ? view : kit.change(view, (draft) => place.lay(draft, to, turn)).position;
}
