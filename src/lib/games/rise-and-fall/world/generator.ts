import type { Dice } from '$lib/kernel';
import { DIRECTIONS, hexName } from '$lib/kernel';
import { SHAPES, TIERS } from '../data/terrain';
import { PROFILE_IDS, PROFILES, type Profile } from '../data/worlds';
import { initialWorld, supply } from './draft';
import { place, placements, refusePlacement } from './placing';
import { seaAnchors } from './sea';
import { hexesOf } from './shapes';
import { survey } from './survey';
import type { Placement, Tier, World } from './types';

/** A tier that jams is begun again, at most this often (RF 13). */
const MOST_TRIES = 200;

/** A World drawn by lot for a number of civilizations, of a profile or of one drawn too (RF 13). */
export function drawWorld(players: number, dice: Dice, profile: Profile = PROFILES[dice.pick(PROFILE_IDS)]): World {
  const sea = drawSea(initialWorld(players), supply(players).sea, profile.sea, dice);
  return TIERS.slice(1).reduce((world, tier) => drawTier(world, tier, supply(players)[tier], profile[tier], dice), sea);
}

function drawSea(start: World, count: number, weight: number, dice: Dice): World {
  let world = start;
  for (let n = 0; n < count; n++) {
    const anchors = seaAnchors(world);
    const drawn: Placement[] = [];
    while (drawn.length < draws(weight) && anchors.length > 0) {
      const index = dice.int(0, anchors.length - 1);
      const anchor = anchors[index]!;
      if (refusePlacement(world, anchor) === null) drawn.push(anchor);
      else anchors.splice(index, 1);
    }
    world = place(world, best(world, drawn, weight)!);
  }
  return world;
}

function drawTier(below: World, tier: Tier, count: number, weight: number, dice: Dice): World {
  for (let tries = 0; ; tries++) {
    let world = below;
    for (let n = 0; n < count; n++) {
      const list = placements(world, tier);
      // The last try goes on as far as it can: what does not fit stays in the box.
      if (list.length === 0) break;
      const drawn = Array.from({ length: draws(weight) }, () => dice.pick(list));
      world = place(world, best(world, drawn, weight)!);
    }
    if (world.tiles.length === below.tiles.length + count || tries === MOST_TRIES) return world;
  }
}

const draws = (weight: number): number => Math.max(1, Math.abs(weight));

/** The first of those that touch their own kind most, or least if the weight is below zero. */
function best(world: World, drawn: readonly Placement[], weight: number): Placement | undefined {
  let [chosen, most] = [drawn[0], -Infinity];
  for (const placement of drawn) {
    const score = contact(world, placement) * Math.sign(weight);
    if (score > most) [chosen, most] = [placement, score];
  }
  return chosen;
}

/** Sides shared with cells of the same tier. */
function contact(world: World, placement: Placement): number {
  const { at, terrain } = survey(world);
  const own = SHAPES[placement.kind].terrain;
  let sides = 0;
  for (const { q, r } of hexesOf(placement)) {
    for (const way of DIRECTIONS) {
      const n = at.get(hexName({ q: q + way.q, r: r + way.r }));
      if (n !== undefined && terrain[n] === own) sides++;
    }
  }
  return sides;
}
