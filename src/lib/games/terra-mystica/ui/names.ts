import type { Seat } from '$lib/kernel';
import type { TmPosition } from '../state';
import { tell } from './texts';
import { say } from './words';

/** A faction by its name, before that by its number. */
export function factionName(view: TmPosition, seat: Seat): string {
  const { faction } = view.seats[seat]!;
  return faction === null ? `${seat + 1}` : tell(`faction.${faction}`);
}

const WORD = {
  coins: 'coins',
  workers: 'workers',
  priests: 'priests',
  power: 'power',
  spades: 'spades',
  vp: 'vp'
} as const;

export const counted = (good: keyof typeof WORD, n: number): string => `${n} ${say(WORD[good])}`;
export const goodName = (good: keyof typeof WORD): string => say(WORD[good]);
