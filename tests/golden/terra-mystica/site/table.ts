import { BONUS_CARDS, FAVOUR_TILES, ORDER_VALUES, SCORING_TILES, TOWN_TILES } from '$lib/games/terra-mystica/data/tiles';
import type { BonusId, FavourId, ScoringId, TownId } from '$lib/games/terra-mystica/ids';
import { colourOf } from '$lib/games/terra-mystica/ledger/names';
import { geometry, type Geometry } from '$lib/games/terra-mystica/map';
import { ALL_CULTS, type Person } from './people';

/** The site refuses; the message is for whoever reads a failing test. */
export class Refused extends Error {}
export const refuse = (why: string): never => {
  throw new Refused(why);
};

/** An offer of power that is not answered yet. */
export interface Offer {
  readonly to: Person;
  readonly from: Person;
  readonly amount: number;
  actual: number;
  readonly event: number;
  tainted: boolean;
}

/** Everything that lies on the table. */
export class Table {
  readonly place: Geometry;
  readonly colours: string[];
  readonly owners: (Person | null)[];
  readonly kinds: (string | null)[];
  readonly towns: boolean[];
  readonly bridges: { a: number; b: number; owner: Person }[] = [];
  readonly riverTowns: number[] = [];
  readonly options: Set<string>;
  people: Person[] = [];
  first: Person | null = null;
  newOrder: Person[] = [];
  round = 0;
  state: 'setup' | 'dwellings' | 'cards' | 'spades' | 'unlock' | 'play' | 'over' = 'setup';
  cult = false;
  active: Person | null = null;
  offers: Offer[] = [];
  /** Duties that the site waits for, besides offers. */
  duties: { who: Person; what: string }[] = [];
  order: { who: string; what: 'dwelling' | 'bonus' }[] = [];
  scoring: ScoringId[] = [];
  readonly pool: Record<string, number> = {};
  readonly cardCoins: Record<string, number> = {};
  readonly priests: Record<string, boolean[]> = {};
  readonly taken = new Set<string>();
  readonly usedUp = new Set<string>();
  readonly left = new Map<number, { open: number; rejected: number; reacted: boolean }>();
  events = 0;

  constructor(map: string, options: ReadonlySet<string>) {
    this.options = new Set(options);
    this.place = geometry(map);
    this.colours = this.place.printed.map((ground) => colourOf(ground));
    this.owners = this.place.ids.map(() => null);
    this.kinds = this.place.ids.map(() => null);
    this.towns = this.place.ids.map(() => false);
    for (const [id, { copies }] of Object.entries(FAVOUR_TILES)) this.pool[id] = copies;
    for (const [id, { copies, promo }] of Object.entries(TOWN_TILES)) {
      if (!promo || options.has('mini-expansion-1')) this.pool[id] = copies;
    }
    for (const [id, { promo }] of Object.entries(BONUS_CARDS)) {
      if (!promo || options.has('shipping-bonus')) this.pool[id] = 1;
    }
    for (const cult of ALL_CULTS) this.priests[cult] = ORDER_VALUES.map(() => false);
  }

  hex(word: string): number {
    const id = /^r\d+$/i.test(word) ? word.toLowerCase() : word.toUpperCase();
    return this.place.at.get(id) ?? refuse(`there is no hex ${word}`);
  }

  who(name: string): Person {
    return this.people.find((each) => each.name === name) ?? refuse(`${name} does not play`);
  }

  /** Everybody after a person, himself last. */
  from(who: Person): Person[] {
    const at = this.people.indexOf(who);
    return [...this.people.slice(at + 1), ...this.people.slice(0, at + 1)];
  }

  beside(hex: number): number[] {
    const over = this.bridges.filter(({ a, b }) => a === hex || b === hex).map(({ a, b }) => (a === hex ? b : a));
    return [...new Set([...this.place.land[hex]!, ...over])];
  }

  tile(): (typeof SCORING_TILES)[ScoringId] | null {
    return this.round === 0 ? null : SCORING_TILES[this.scoring[this.round - 1]!];
  }
}

/** Counts up or down, with all that follows by itself. */
export function adjust(table: Table, who: Person, what: string, n: number): void {
  const { has, data } = who;
  if (what === 'GAIN_ACTION') {
    who.actions += n;
    return;
  }
  if (what === 'GAIN_SHIP') {
    if (who.level.ship < data.shipping.max) adjust(table, who, 'VP', data.shipping.vp[++who.level.ship] ?? 0);
    return;
  }
  if (what === 'PW') {
    if (n > 0) gainPower(who, n);
    else {
      has.P1! -= n;
      has.P3! += n;
      if (has.P3! < 0) refuse(`${who.name} lack power`);
    }
    return;
  }
  // The Riverwalkers have no spades, and a choice for every priest.
  if (data.unlocks && n > 0 && what === 'SPADE') return;
  if (data.unlocks && n > 0 && what === 'P') return void (has.UNLOCK_TERRAIN = (has.UNLOCK_TERRAIN ?? 0) + n);
  plainly(table, who, what, n);
}

export function plainly(table: Table, who: Person, what: string, n: number): void {
  const { has } = who;
  const before = has[what] ?? 0;
  if (/^(FAV|TW|BON)\d/.test(what)) {
    if ((table.pool[what] ?? 0) < n) refuse(`there is no ${what} left`);
    table.pool[what]! -= n;
  }
  has[what] = Math.min(before + n, who.most[what] ?? Infinity);
  if (has[what]! < 0) refuse(`${who.name} have not ${-n} ${what}`);
  if (/^FAV/.test(what)) takeFavour(table, who, what as FavourId);
  if (/^TW/.test(what)) for (let i = 0; i < n; i++) takeTown(table, who, what as TownId);
  if (what === 'KEY' && n > 0) keyComes(table, who);
  if (ALL_CULTS.includes(what)) climbed(table, who, what, before);
  if (what === 'SPADE') for (let i = 0; i < n; i++) spadeComes(table, who);
  if (/^TW/.test(what) && table.tile()?.on.includes('town')) has.VP! += table.tile()!.vp * n;
  if (/^BON/.test(what) && n > 0) {
    has.C! += table.cardCoins[what] ?? 0;
    table.cardCoins[what] = 0;
  }
}

export function gainPower(who: Person, n: number): number {
  const { has } = who;
  for (let i = 0; i < n; i++) {
    if (has.P1! > 0) {
      has.P1!--;
      has.P2!++;
    } else if (has.P2! > 0) {
      has.P2!--;
      has.P3!++;
    } else return i;
  }
  return n;
}

function spadeComes(table: Table, who: Person): void {
  const { has, name, data } = who;
  if (table.tile()?.on.includes('spade')) has.VP! += table.tile()!.vp;
  if (name === 'halflings') has.VP!++;
  if (name === 'alchemists' && who.level.SH > 0) gainPower(who, 2);
  if (data.terraform === 'cult') {
    has.SPADE!--;
    has.CULT = (has.CULT ?? 0) + 1;
  }
  if (data.terraform === 'tokens') {
    has.SPADE!--;
    has.P1!++;
  }
}

function takeFavour(table: Table, who: Person, id: FavourId): void {
  if (who.has[id]! > 1) refuse(`${who.name} have ${id} already`);
  const { cult, steps } = FAVOUR_TILES[id];
  adjust(table, who, cult.toUpperCase(), steps);
  if (id === 'FAV5') for (const hex of who.holds) foundFrom(table, who, hex);
}

function takeTown(table: Table, who: Person, id: TownId): void {
  const { keys, vp, gain, steps, shipping } = TOWN_TILES[id];
  adjust(table, who, 'KEY', keys);
  who.has.VP! += vp;
  adjust(table, who, 'C', gain.coins ?? 0);
  adjust(table, who, 'W', gain.workers ?? 0);
  adjust(table, who, 'P', gain.priests ?? 0);
  adjust(table, who, 'PW', gain.power ?? 0);
  if (steps) for (const cult of ALL_CULTS) adjust(table, who, cult, steps);
  if (shipping) {
    adjust(table, who, 'GAIN_SHIP', 1);
    who.has.carpet = (who.has.carpet ?? 0) + 1;
  }
}

/** Steps that failed for want of a key are made up for, if the keys suffice for all of them. */
function keyComes(table: Table, who: Person): void {
  if (who.blocked.size === 0 || who.has.KEY! < who.blocked.size) return;
  for (const cult of who.blocked) adjust(table, who, cult, 1);
  who.blocked.clear();
}

function climbed(table: Table, who: Person, cult: string, from: number): void {
  const to = who.has[cult]!;
  for (const [step, power] of [
    [3, 1],
    [5, 2],
    [7, 2]
  ] as const) {
    if (from < step && to >= step) gainPower(who, power);
  }
  if (from < 10 && to > 9) {
    if ((who.has.KEY ?? 0) < 1) {
      who.has[cult] = 9;
      who.blocked.add(cult);
      return;
    }
    who.has.KEY!--;
    gainPower(who, 3);
    for (const other of table.people) if (other !== who) other.most[cult] = 9;
  }
  if (from === 10 && to < 10) {
    who.has.KEY = (who.has.KEY ?? 0) + 1;
    for (const other of table.people) other.most[cult] = 10;
  }
}

const worth = (table: Table, who: Person, hex: number): number => who.data.buildings[table.kinds[hex] as 'D'].value;

function ownBeside(table: Table, who: Person, hex: number): number[] {
  const land = table.beside(hex);
  const over =
    who.name === 'mermaids'
      ? table.riverTowns.filter((river) => table.place.sides[river]!.includes(hex)).flatMap((river) => table.place.land[river]!)
      : [];
  return [...land, ...over].filter((other) => other !== hex && table.owners[other] === who);
}

/** Whether something that happened there founds a town, or joins one. */
export function foundFrom(table: Table, who: Person, hex: number): boolean {
  if (table.towns[hex] || table.owners[hex] !== who) return false;
  const group = [hex];
  for (const each of group) for (const next of ownBeside(table, who, each)) if (!group.includes(next)) group.push(next);
  if (ownBeside(table, who, hex).some((next) => table.towns[next])) {
    for (const each of group) table.towns[each] = true;
    return false;
  }
  const power = group.reduce((sum, each) => sum + worth(table, who, each), 0);
  const count = group.reduce((sum, each) => sum + (table.kinds[each] === 'SA' ? 2 : 1), 0);
  const size = 7 - (who.has.FAV5 ?? 0);
  const tiles = Object.entries(table.pool).some(([id, n]) => id.startsWith('TW') && n > 0);
  if (power < size || count < 4 || !tiles) return false;
  for (const each of group) table.towns[each] = true;
  who.has.GAIN_TW = (who.has.GAIN_TW ?? 0) + 1;
  if (who.name === 'witches') who.has.VP! += 5;
  if (who.name === 'swarmlings') who.has.W! += 3;
  return true;
}

/** What a new structure offers to its neighbours. */
export function offer(table: Table, from: Person, hex: number): boolean {
  const amounts = new Map<Person, number>();
  if (table.round > 0) {
    for (const other of table.beside(hex)) {
      const owner = table.owners[other];
      if (owner && owner !== from) amounts.set(owner, (amounts.get(owner) ?? 0) + worth(table, owner, other));
    }
  }
  const event = ++table.events;
  const left = { open: 0, rejected: 0, reacted: false };
  table.left.set(event, left);
  for (const to of table.from(from)) {
    const amount = amounts.get(to);
    if (amount === undefined || to.dropped) continue;
    const actual = Math.min(amount, 2 * to.has.P1! + to.has.P2!);
    table.offers.push({ to, from, amount, actual, event, tainted: false });
    if (actual > 0) left.open++;
  }
  return amounts.size > 0;
}

export const passPoints = (table: Table, who: Person): number => {
  const { level } = who;
  const card = who.bonus === null ? null : BONUS_CARDS[who.bonus as BonusId];
  let points = (card?.passShipping ?? 0) * level.ship;
  for (const kind of ['D', 'TP', 'TE', 'SH', 'SA'] as const) points += (card?.pass?.[kind] ?? 0) * level[kind];
  if (who.has.FAV12) points += [0, 2, 3, 3, 4][level.TP]!;
  const both = ({ a, b, owner }: Table['bridges'][number]): boolean =>
    owner === who && table.owners[a] === who && table.owners[b] === who;
  if (who.name === 'engineers' && level.SH > 0) points += 3 * table.bridges.filter(both).length;
  if (who.name === 'icemaidens' && level.SH > 0) points += 3 * level.TE;
  return points;
};
