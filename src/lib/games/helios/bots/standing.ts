import type { Seat } from '$lib/kernel';
import { CHARACTER_IDS } from '../data';
import { around } from '../data/board';
import { score } from '../scoring';
import { cubesIn, cubesOn } from '../rules/goods';
import { COLOURS, type HeliosPosition } from '../state';

/** What things are worth while they can still be used, in points. */
const WORTH = { cube: 1.2, colour: 0.4, mana: 0.8, speed: 0.9, token: 1.5, temple: 2.5, recruit: 3 };

/** How well a seat stands: its points if the game ended now, and what it can still make of what it has. */
export function standing(view: HeliosPosition, seat: Seat): number {
  const me = view.seats[seat]!;
  const left = (view.rounds - view.round + 1) / view.rounds;
  const cubes = cubesOn(me.land);
  const speed = me.speed === 'inf' ? 8 : Math.min(me.speed, 8);
  const asleep = CHARACTER_IDS.filter((id) => view.characters[id].owner === seat && !view.characters[id].active);
  const tokens = Object.keys(me.land).length;
  const future =
    cubesIn(me.land) * WORTH.cube +
    COLOURS.filter((colour) => cubes[colour] > 0).length * WORTH.colour +
    me.mana * WORTH.mana +
    speed * WORTH.speed +
    tokens * WORTH.token +
    templeSites(view, seat) * WORTH.temple;
  return score(view).totals[seat]! + future * left + asleep.length * WORTH.recruit * left;
}

/** Temples, each as good as the tokens around it. */
function templeSites(view: HeliosPosition, seat: Seat): number {
  const { land } = view.seats[seat]!;
  let sum = 0;
  for (const cell in land) {
    if (land[cell]!.temple) sum += 1 + around(cell).filter((next) => land[next] !== undefined).length / 3;
  }
  return sum;
}
