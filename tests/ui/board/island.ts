import { disc, type Orientation } from '$lib/kernel';
import { spotsOf } from '$lib/ui/board/geometry';
import type { Spot } from '$lib/ui/board/model';

/** A round island, or what is left of it without some cells. */
export const island = (radius: number, orientation: Orientation = 'pointy', without: readonly string[] = []): Spot[] =>
  spotsOf(
    disc(radius)
      .map(({ q, r }) => ({ place: `${q},${r}`, q, r, terrain: 'c-meadow', name: `${q},${r}` }))
      .filter(({ place }) => !without.includes(place)),
    orientation
  );

export const at = (spots: readonly Spot[], place: string): Spot => spots.find((spot) => spot.cell.place === place)!;
