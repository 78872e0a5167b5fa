import { disc, distance, hexName, hexOf, shuffle, turn, type Hex, type Random } from '$lib/kernel';
import { ISLANDS, type IslandPlan } from '../data';
import { LANDS, type Land, type Place, type Terrain } from '../state';

interface Island {
  readonly radius: number;
  readonly land: Record<Place, Terrain>;
  readonly ruins: Place[];
}

const CENTRE: Place = hexName({ q: 0, r: 0 });

/**
 * Every tile is laid once for each part of the island, so no side of it is richer than another (CL 2.1).
 * The centre lies on the axis and has its own terrain; ponds keep away from it, or they could cut it off.
 */
export function dealIsland(players: number, random: Random): [island: Island, random: Random] {
  const plan = ISLANDS[players]!;
  const [shuffled, afterOrbits] = shuffle(random, orbitsOf(plan));
  const ponds = shuffled.filter(awayFromCentre).slice(0, plan.tiles.pond);
  const dry = shuffled.filter((orbit) => !ponds.includes(orbit));
  const [tiles, afterTiles] = shuffle(afterOrbits, landTiles(plan));
  const [ruined, afterRuins] = shuffle(afterTiles, dry);

  const dealt = new Map<Place, Terrain>([[CENTRE, plan.centre]]);
  for (const place of ponds.flat()) dealt.set(place, 'pond');
  dry.forEach((orbit, n) => orbit.forEach((place) => dealt.set(place, tiles[n]!)));
  const land = Object.fromEntries(disc(plan.radius).map((hex) => [hexName(hex), dealt.get(hexName(hex))!]));
  return [{ radius: plan.radius, land, ruins: [CENTRE, ...ruined.slice(0, plan.ruins).flat()] }, afterRuins];
}

const landTiles = ({ tiles }: IslandPlan): Land[] => LANDS.flatMap((land) => Array<Land>(tiles[land]).fill(land));

const awayFromCentre = ([place]: readonly Place[]): boolean => distance(hexOf(place!), hexOf(CENTRE)) > 1;

/** The places that carry the same tile: one for each part of the island. */
function orbitsOf({ radius, sixths }: IslandPlan): Place[][] {
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
