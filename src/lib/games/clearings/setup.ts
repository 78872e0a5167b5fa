import { blank, draw, seeded, take, type GameConfig } from '$lib/kernel';
import { BOXES, START } from './data';
import { fillBag } from './rules/finds';
import { dealIsland } from './rules/island';
import type { ClearingsPosition, SeatState } from './state';

/** The table before the first hut: island, bag, supply and starting goods (CL 2). */
export function setup({ players, options, seed }: GameConfig): ClearingsPosition {
  const [island, afterIsland] = dealIsland(players, seeded(seed));
  const [bag, afterBag] = fillBag(afterIsland);
  const [first, random] = draw(afterBag, 0, players - 1);
  const ruins = options['ruins'] === true;
  const seat: SeatState = { goods: START, task: null, finds: [], welcomes: 0 };
  return {
    ...blank(random),
    round: 0,
    rounds: Number(options['rounds']),
    welcome: options['welcome'] === true,
    first,
    radius: island.radius,
    land: island.land,
    ruins: ruins ? island.ruins : [],
    pieces: {},
    supply: take(BOXES[players]!, { wood: START.wood * players, stone: START.stone * players }),
    bag: ruins ? bag : [],
    seats: Array.from({ length: players }, () => seat)
  };
}
