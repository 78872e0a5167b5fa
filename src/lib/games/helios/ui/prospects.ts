import type { Seat } from '$lib/kernel';
import type { Place } from '$lib/play/game-ui';
import { prospect, prospects, sunWay, type SunProspect } from '../rules/light';
import type { Cell, HeliosPosition } from '../state';
import { cellOf, cellsOf, isA } from './places';
import { say } from './words';

/** What stopping on a cell brings, at best; where ways bring different things the best is shown. */
export interface Stop {
  readonly cell: Cell;
  readonly steps: number;
  readonly points: number;
  readonly cubes: readonly string[];
}

/** The cells where the sun could stop, nearest first. */
export function stopsOf(view: HeliosPosition, seat: Seat): Stop[] {
  const stops = new Map<Cell, Stop>();
  for (const { sun, steps, points, cubes } of prospects(view, seat)) {
    const known = stops.get(sun.cell);
    if (known !== undefined && known.points >= points) continue;
    const stop = { cell: sun.cell, steps: known?.steps ?? steps, points, cubes: cubes.map(({ colour }) => colour) };
    stops.set(sun.cell, stop);
  }
  return [...stops.values()].sort((a, b) => a.steps - b.steps);
}

/** The ways that lead to a chosen stop, or the chosen way alone; the shortest first. */
export function waysTo(view: HeliosPosition, seat: Seat, selected: Place | null): SunProspect[] {
  if (selected === null || (!isA('sun', selected) && !isA('way', selected))) return [];
  const path = cellsOf(selected);
  if (path !== null) {
    const way = sunWay(view, seat, path);
    return 'key' in way ? [] : [prospect(view, seat, way)];
  }
  const end = cellOf(selected);
  return prospects(view, seat)
    .filter(({ sun }) => sun.cell === end)
    .sort((a, b) => a.steps - b.steps);
}

/** A stop in words: "5 points, 2 cubes". */
export function bringsOf({ points, cubes }: Pick<Stop, 'points' | 'cubes'>): string {
  const parts = [];
  if (points > 0) parts.push(say('brings', { n: points }));
  if (cubes.length > 0) parts.push(say('brings.cubes', { n: cubes.length }));
  return parts.length === 0 ? say('nothing') : parts.join(', ');
}
