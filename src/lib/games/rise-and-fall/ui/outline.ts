import { DIRECTIONS, hexName, step, type Hex } from '$lib/kernel';
import type { Place } from '$lib/play/game-ui';
import { RADIUS, type Spot } from '$lib/ui/board/model';

const INSET = RADIUS * 0.92;
const n1 = (n: number): number => Math.round(n * 10) / 10;
const CORNERS = [0, 1, 2, 3, 4, 5].map((i) => {
  const angle = ((i * 60 - 30) * Math.PI) / 180;
  return [INSET * Math.cos(angle), INSET * Math.sin(angle)] as const;
});
const corner = ({ x, y }: Spot, i: number): string => `${n1(x + CORNERS[i % 6]![0])} ${n1(y + CORNERS[i % 6]![1])}`;

/** Some cells as one surface, and the line round it; both follow the relief. */
interface Outline {
  readonly surface: string;
  readonly rim: string;
  /** Where a number stands. */
  readonly middle: Spot;
}

export function outlineOf(
  places: readonly Place[],
  spotAt: ReadonlyMap<Place, Spot>,
  taken: ReadonlySet<Place> = new Set()
): Outline | null {
  const spots = places.flatMap((place) => spotAt.get(place) ?? []);
  if (spots.length === 0) return null;
  // Neighbours are told by where they are drawn: a turned World has other coordinates.
  const inside = new Set(spots.map(({ cell }) => hexName(cell)));
  let [surface, rim] = ['', ''];
  for (const spot of spots) {
    surface += `M${[0, 1, 2, 3, 4, 5].map((i) => corner(spot, i)).join('L')}Z`;
    DIRECTIONS.forEach((way, i) => {
      if (!inside.has(hexName(step(spot.cell as Hex, way)))) rim += `M${corner(spot, i)}L${corner(spot, i + 1)}`;
    });
  }
  return { surface, rim, middle: middleOf(spots, taken) };
}

/** In the middle, but not where something stands if there is another cell. */
function middleOf(spots: readonly Spot[], taken: ReadonlySet<Place>): Spot {
  const mean = (of: (spot: Spot) => number) => spots.reduce((sum, spot) => sum + of(spot), 0) / spots.length;
  const [x, y] = [mean((spot) => spot.x), mean((spot) => spot.y)];
  const far = (spot: Spot) => (spot.x - x) ** 2 + (spot.y - y) ** 2 + (taken.has(spot.cell.place) ? 1e9 : 0);
  return spots.reduce((best, spot) => (far(spot) < far(best) ? spot : best));
}
