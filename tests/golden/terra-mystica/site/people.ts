import { FACTION } from '$lib/games/terra-mystica/factions';
import type { Faction } from '$lib/games/terra-mystica/factions/faction';
import { CULTS, type Building, type Cult, type FactionId } from '$lib/games/terra-mystica/ids';
import { colourOf, factionOf } from '$lib/games/terra-mystica/ledger/names';

export const ALL_CULTS = CULTS.map((cult) => cult.toUpperCase());
export const cultNamed = (word: string): Cult => word.toLowerCase() as Cult;

/** A faction at the site: goods, tiles and what is still owed are all counted by name. */
export interface Person {
  readonly name: string;
  readonly data: Faction;
  colour: string;
  start: string | null;
  readonly has: Record<string, number>;
  readonly most: Record<string, number>;
  readonly level: Record<Building | 'ship' | 'dig', number>;
  readonly holds: number[];
  readonly unlocked: Set<string>;
  readonly blocked: Set<string>;
  /** Main actions left in this turn, and what may follow the last one. */
  actions: number;
  follow: Record<string, number>;
  made: Set<number>;
  mustBeHome: boolean;
  dug: boolean;
  jumped: number | null;
  passed: boolean;
  dropped: boolean;
  bonus: string | null;
  bridges: number;
  income: number;
}

export function person(name: string, startVp2017: boolean): Person {
  const id = factionOf(name) as FactionId;
  const data = FACTION[id];
  const { coins, workers, priests, power, cults } = data.start;
  const has: Record<string, number> = { VP: startVp2017 ? data.vp2017 : 20, C: coins, W: workers, P: priests };
  power.forEach((n, i) => (has[`P${i + 1}`] = n));
  for (const cult of CULTS) has[cult.toUpperCase()] = cults[cult];
  if (data.startFavour) has.GAIN_FAVOR = 1;
  const picks = data.land === 'ice' || data.land === 'river' || id === 'shapeshifters';
  if (picks) has.PICK_COLOR = 1;
  return {
    name,
    data,
    colour: data.land === 'ice' ? 'ice' : data.land === 'volcano' ? 'volcano' : data.home === null ? '' : colourOf(data.home),
    start: null,
    has,
    most: { P: data.unlocks ? 1 : 7, FIRE: 10, WATER: 10, EARTH: 10, AIR: 10 },
    level: { D: 0, TP: 0, TE: 0, SH: 0, SA: 0, ship: data.shipping.start, dig: 0 },
    holds: [],
    unlocked: new Set(),
    blocked: new Set(),
    actions: 0,
    follow: {},
    made: new Set(),
    mustBeHome: false,
    dug: false,
    jumped: null,
    passed: false,
    dropped: false,
    bonus: null,
    bridges: 3,
    income: 0
  };
}
