import { shuffle, type Random, type Seat } from '$lib/kernel';
import { FINDS } from '../data';
import type { Draft } from '../kit';
import { UNKNOWN, type Find, type Place } from '../state';
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
export function exploreRuin(draft: Draft, seat: Seat, place: Place): void {
  if (!draft.p.ruins.includes(place)) return;
  const [find = UNKNOWN, ...bag] = draft.p.bag;
  draft.p.bag = bag;
  draft.p.ruins = draft.p.ruins.filter((ruin) => ruin !== place);
  const me = draft.item('seats', seat);
  me.finds = [...me.finds, find];
  draft.tell('find', { seat, place, at: spotOf(draft.p, place), find, reveals: true });
  const goods = FINDS[find]?.goods;
  if (goods === undefined) return;
  const got = available(draft.p, goods);
  earn(draft, seat, goods);
  const short = got.wood < (goods.wood ?? 0) || got.stone < (goods.stone ?? 0);
  if (short) draft.tell('short', { seat, n: got.wood + got.stone });
}
