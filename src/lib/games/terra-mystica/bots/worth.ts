import { ROUNDS, type Goods } from '../data/tiles';
import type { BonusId, FactionId, FavourId } from '../ids';
import type { TmPosition } from '../state';

/** What one of each good is worth, in points. Power by bowl. */
interface Worth {
  readonly coins: number;
  readonly workers: number;
  readonly priests: number;
  readonly bowls: readonly [number, number, number];
}

/** Goods that come with so many rounds still to follow: early ones build what pays again. */
export const received = (left: number): Worth => ({
  coins: 0.4 + 0.03 * left,
  workers: 0.85 + 0.09 * left,
  priests: 1.7 + 0.16 * left,
  bowls: [0.02 + 0.02 * left, 0.22 + 0.05 * left, 0.42 + 0.06 * left]
});

/** At the very end everything counts as coins (TM 11.4). */
const AT_THE_END: Worth = { coins: 0.34, workers: 0.36, priests: 0.38, bowls: [0, 0.17, 0.35] };

const RECEIVED: readonly Worth[] = Array.from({ length: ROUNDS }, (_, left) => received(left));

/** Goods in hand are spent now or wait for the next round, if there is one. */
export const inHand = (left: number): Worth => (left === 0 ? AT_THE_END : RECEIVED[left - 1]!);

export const roundsLeft = ({ round }: TmPosition): number => ROUNDS - Math.max(1, round);

/** A gain of power moves tokens up a bowl. */
export const POWER = 0.26;

export const worthOf = ({ coins = 0, workers = 0, priests = 0, power = 0, spades = 0 }: Goods, each: Worth): number =>
  coins * each.coins + workers * each.workers + priests * each.priests + power * POWER + spades * 1.6;

/** The same every round from the next one on. */
export function everyRound(goods: Goods, left: number): number {
  let sum = 0;
  for (let later = 0; later < left; later++) sum += worthOf(goods, RECEIVED[later]!);
  return sum;
}

/** What a stronghold does for its faction: at once or for good, and in each round still to come. */
export const STRONGHOLD: Readonly<Record<FactionId, readonly [once: number, each: number]>> = {
  auren: [1, 1.3],
  witches: [1, 2.2],
  alchemists: [1, 0.8],
  darklings: [2, 0],
  halflings: [1, 0],
  cultists: [0, 0],
  engineers: [1, 0.8],
  dwarves: [1, 1],
  mermaids: [1, 0.3],
  swarmlings: [1, 2],
  'chaos-magicians': [1, 1.2],
  giants: [2, 4],
  fakirs: [1, 0.8],
  nomads: [1, 3],
  'ice-maidens': [0, 0.5],
  yetis: [1, 1.6],
  acolytes: [1, 1],
  dragonlords: [2, 0.3],
  shapeshifters: [1, 1],
  riverwalkers: [1, 0.3]
};

/** How well a faction plays in the hands of one who looks but a step ahead. */
export const LIKING: Readonly<Record<FactionId, number>> = {
  auren: 4,
  witches: 5,
  alchemists: 4,
  darklings: 6,
  halflings: 5,
  cultists: 5,
  engineers: 3,
  dwarves: 6,
  mermaids: 5,
  swarmlings: 5,
  'chaos-magicians': 5,
  giants: 1,
  fakirs: 2,
  nomads: 5,
  'ice-maidens': 5,
  yetis: 5,
  acolytes: 3,
  dragonlords: 4,
  shapeshifters: 2,
  riverwalkers: 3
};

/** Actions on bonus cards, and the reach of the ship. */
export const CARD_ACTION: Readonly<Partial<Record<BonusId, number>>> = { BON1: 2, BON2: 0.9, BON4: 0.5 };

/** What favours do besides cult steps and income: in each round to come, and in this one. */
export const FAVOUR_WORTH: Readonly<Partial<Record<FavourId, readonly [each: number, now: number]>>> = {
  FAV5: [0.5, 0],
  FAV6: [0.8, 0.6],
  FAV10: [1.1, 0.6],
  FAV11: [1.8, 0.8],
  FAV12: [2.8, 0]
};

/** A town tile that is not taken yet, on average; its points come with it. */
export const TOWN = 9;
