import { disc, hexName, hexOf, shuffle, turn, type Hex, type Random } from '$lib/kernel';
import { ISLANDS, type IslandPlan } from '../data';
import type { Place, Terrain } from '../state';

export interface Island {
  readonly radius: number;
  readonly land: Record<Place, Terrain>;
  readonly ruins: Place[];
}

const CENTRE: Place = hexName({ q: 0, r: 0 });

/**
 * Every tile is laid once for each part of the island, so no side of it is richer than another (CL 2.1).
 * The centre lies on the axis and has its own terrain.
 */
export function dealIsland(players: number, random: Random): [island: Island, random: Random] {
  const plan = ISLANDS[players]!;
  const orbits = orbitsOf(plan);
  const [tiles, afterTiles] = shuffle(random, tilesOf(plan));
  const [order, afterRuins] = shuffle(
    afterTiles,
    orbits.map((_, n) => n)
  );
  const dealt = new Map<Place, Terrain>([[CENTRE, plan.centre]]);
  orbits.forEach((orbit, n) => orbit.forEach((place) => dealt.set(place, tiles[n]!)));
  const ruined = order.filter((n) => tiles[n] !== 'pond').slice(0, plan.ruins);
  return [
    {
      radius: plan.radius,
      land: Object.fromEntries(disc(plan.radius).map((hex) => [hexName(hex), dealt.get(hexName(hex))!])),
      ruins: [CENTRE, ...ruined.flatMap((n) => orbits[n]!)]
    },
    afterRuins
  ];
}

const tilesOf = (plan: IslandPlan): Terrain[] =>
  Object.entries(plan.tiles).flatMap(([terrain, n]) => Array<Terrain>(n).fill(terrain as Terrain));

/** The places that carry the same tile: one for each part of the island. */
export function orbitsOf({ radius, sixths }: IslandPlan): Place[][] {
  const left = new Set(disc(radius).map(hexName));
  left.delete(CENTRE);
  const orbits: Place[][] = [];
  for (const place of left) {
    const orbit = orbitOf(hexOf(place), sixths);
    for (const member of orbit) left.delete(member);
    orbits.push(orbit);
  }
  return orbits;
}

const orbitOf = (hex: Hex, sixths: number): Place[] =>
  Array.from({ length: 6 / sixths }, (_, n) => hexName(turn(hex, n * sixths)));
