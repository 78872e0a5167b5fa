import { CYCLE, type Land, type Terrain } from '../../ids';

/** Steps on the cycle from one terrain to another, the shorter way: positive in the cycle's own order. */
function steps(from: Terrain, to: Terrain): number {
  const ahead = (CYCLE.indexOf(to) - CYCLE.indexOf(from) + 7) % 7;
  return ahead > 3 ? ahead - 7 : ahead;
}

/** Where a walk leads. */
export interface Walk {
  readonly to: Land;
  readonly spades: number;
}

/** `place` is home's place on the cycle: for ice the start terrain. `long`: the long way leads to ice, too (TM 15 S22). */
interface Ways {
  readonly place: Terrain;
  readonly ice: boolean;
  readonly long: boolean;
}

/**
 * How many spades a ledger means (TM 18.4): the short way unless home lies in between; to and from home
 * the long way when exactly so many spades are at hand.
 */
export function walkTo(from: Terrain, to: Land, { place, ice, long }: Ways, atHand: number): Walk {
  if (ice && to === 'ICE') {
    const near = from === place ? 1 : Math.abs(steps(from, place));
    return { to, spades: long && from !== place && atHand === 7 - near ? atHand : near };
  }
  const goal = to as Terrain;
  const way = steps(from, goal);
  const short = Math.abs(way);
  if (goal === place || from === place) return { to, spades: atHand === 7 - short && short > 0 ? 7 - short : short };
  const home = steps(from, place);
  const between = home < 0 === way < 0 && Math.abs(home) <= short;
  return { to, spades: between ? 7 - short : short };
}

/** Without a colour: to home, or as near as the spades reach. */
export function walkHome(from: Terrain, place: Terrain, ice: boolean, atHand: number): Walk {
  const home: Land = ice ? 'ICE' : place;
  if (ice && from === place) return { to: home, spades: 1 };
  const way = steps(from, place);
  if (Math.abs(way) <= atHand) return { to: home, spades: Math.abs(way) };
  const forth = CYCLE[(CYCLE.indexOf(from) + Math.sign(way) * atHand + 14) % 7]!;
  return { to: forth, spades: atHand };
}
