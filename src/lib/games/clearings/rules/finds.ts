import { shuffle, type Outcome, type Random, type Seat } from '$lib/kernel';
import { FINDS } from '../data';
import { UNKNOWN, withSeat, type ClearingsPosition, type Find, type Place } from '../state';
import { spotOf } from './places';
import { available, earn } from './supply';

/** Every chip of the box. */
export const allFinds = (): Find[] =>
  Object.entries(FINDS).flatMap(([find, { copies }]) => Array<Find>(copies).fill(find));

export const fillBag = (random: Random): [bag: Find[], random: Random] => shuffle(random, allFinds());

/** The order of the bag is nobody's to know; how many chips it holds is plain to see. */
export const coverBag = (bag: readonly Find[]): Find[] => bag.map(() => UNKNOWN);

export const pointsOf = (finds: readonly Find[]): number =>
  finds.reduce((sum, find) => sum + (FINDS[find]?.points ?? 0), 0);

/** Building on a ruin draws the next chip (CL 4.4). An unknown one brings nothing: it is a guess of a view. */
export function exploreRuin(position: ClearingsPosition, seat: Seat, place: Place): Outcome<ClearingsPosition> {
  if (!position.ruins.includes(place)) return { position, facts: [] };
  const [find = UNKNOWN, ...bag] = position.bag;
  const chip = FINDS[find];
  const cleared = { ...position, bag, ruins: position.ruins.filter((ruin) => ruin !== place) };
  const kept = withSeat(cleared, seat, { finds: [...cleared.seats[seat]!.finds, find] });
  const at = spotOf(position, place);
  const found = { kind: 'find', seat, place, at, find, reveals: true };
  if (chip?.goods === undefined) return { position: kept, facts: [found] };
  const got = available(kept, chip.goods);
  const short = got.wood < (chip.goods.wood ?? 0) || got.stone < (chip.goods.stone ?? 0);
  return {
    position: earn(kept, seat, chip.goods),
    facts: short ? [found, { kind: 'short', seat, n: got.wood + got.stone }] : [found]
  };
}
