import { jumpRange, overWater, shippingNow, withinJump } from '$lib/games/terra-mystica/rules/adjacency';
import type { SeatState } from '$lib/games/terra-mystica/state';
import { need, pay } from './acting';
import type { Person } from './people';
import { adjust, foundFrom, gainPower, offer, refuse, type Table } from './table';

const WHEEL = ['yellow', 'brown', 'black', 'blue', 'green', 'gray', 'red'];

function between(from: string, to: string): number {
  const n = (WHEEL.indexOf(to) - WHEEL.indexOf(from) + 7) % 7;
  return n > 3 ? n - 7 : n;
}

/** Reaches a hex, and pays for tunnel or carpet where nothing else leads there. */
function reach(table: Table, who: Person, hex: number): void {
  if (table.round === 0) return;
  const own = (n: number): boolean => table.owners[n] === who;
  if (who.data.land !== 'river' && table.beside(hex).some(own)) return;
  const ship = shippingNow({ faction: who.data.id, shipping: who.level.ship } as SeatState, who.has.BON4 && !who.passed ? 1 : 0);
  if (overWater(table.place, hex, ship).some(own)) return;
  const { jump } = who.data;
  if (jump === undefined || who.passed) refuse(`${who.name} cannot reach ${table.place.ids[hex]}`);
  if (who.jumped !== null) return who.jumped === hex ? undefined : refuse(`${who.name} jump twice`);
  const range = jumpRange({ faction: who.data.id, built: { SH: who.level.SH }, carpet: who.has.carpet ?? 0 } as SeatState);
  if (!who.holds.some((from) => withinJump(table.place, from, hex, range))) refuse(`${who.name} cannot reach ${table.place.ids[hex]}`);
  pay(table, who, who.level.SH > 0 ? jump!.costSH : jump!.cost);
  who.has.VP! += jump!.vp;
  who.jumped = hex;
}

/** How many spades the site takes for a change, with the spades that are at hand. */
function spadesFor(who: Person, from: string, to: string): number {
  if (to === 'ice') return from === who.start ? 1 : Math.abs(between(from, who.start!));
  const home = who.start ?? who.colour;
  const way = between(from, to);
  let n = Math.abs(way);
  if (to === home || from === home) {
    if (who.has.SPADE === 7 - n) n = 7 - n;
  } else {
    const back = between(from, home);
    if (back < 0 === way < 0 && Math.abs(back) <= n) n = 7 - n;
  }
  return who.name === 'giants' && n !== 0 ? 2 : n;
}

function nearestHome(who: Person, from: string): string {
  if (who.has.FREE_TF || who.colour === 'volcano' || who.name === 'giants') return who.colour;
  const home = who.start ?? who.colour;
  if (from === who.start) return who.colour;
  const walk = (step: number): string => {
    let at = from;
    for (let i = 0; i < (who.has.SPADE ?? 0) && at !== home; i++) at = WHEEL[(WHEEL.indexOf(at) + step + 7) % 7]!;
    return at;
  };
  const [there, back] = [walk(1), walk(-1)];
  const best = Math.abs(between(home, there)) < Math.abs(between(home, back)) ? there : back;
  return best === who.start ? who.colour : best;
}

export function transform(table: Table, who: Person, word: string, colour: string | undefined): void {
  const hex = table.hex(word);
  const from = table.colours[hex]!;
  if (from === 'ice' || from === 'volcano') refuse(`${from} stays`);
  const to = (colour === 'grey' ? 'gray' : colour) ?? nearestHome(who, from);
  reach(table, who, hex);
  if (from === to) refuse(`${word} is ${to} already`);
  if (table.kinds[hex] !== null) refuse(`${word} is built on`);
  if (!who.passed) need(table, who, 'transform', { transform: (who.follow.transform ?? 1) - 1, build: who.follow.build ?? 0 });
  if (who.mustBeHome && to !== who.colour) refuse(`${who.name} must make ${word} home`);
  if (to === 'volcano') erupt(table, who, from);
  else if (who.has.FREE_TF) storm(table, who, hex);
  else adjust(table, who, 'SPADE', -spadesFor(who, from, to));
  who.mustBeHome = false;
  if (!who.has.SPADE) delete who.follow.transform;
  else if (to !== who.colour && !who.passed) {
    who.mustBeHome = true;
    if (!who.follow.transform) refuse(`${who.name} must use all spades of a dig`);
  }
  if (to === who.colour) who.made.add(hex);
  table.colours[hex] = to;
}

function erupt(table: Table, who: Person, from: string): void {
  const { volcano, terraform } = who.data;
  if (volcano === undefined) return refuse(`${who.name} make no volcanoes`);
  adjust(table, who, 'VOLCANO_TF', -1);
  const home = table.people.some((other) => !other.data.unlocks && other.colour === from);
  const n = home ? volcano.home : volcano.else;
  if (terraform === 'cult') {
    if (!['FIRE', 'WATER', 'EARTH', 'AIR'].some((cult) => who.has[cult]! >= n)) refuse('no cult is high enough');
    adjust(table, who, 'LOSE_CULT', n);
  } else loseTokens(who, n);
}

/** From the first bowl that has any. */
export function loseTokens(who: Person, n: number): void {
  for (let i = 0; i < n; i++) {
    const bowl = ['P1', 'P2', 'P3'].find((each) => who.has[each]! > 0) ?? refuse(`${who.name} have no tokens left`);
    who.has[bowl]!--;
  }
}

function storm(table: Table, who: Person, hex: number): void {
  adjust(table, who, 'FREE_TF', -1);
  if (!table.place.land[hex]!.some((n) => table.owners[n] === who)) refuse('a sandstorm goes to the next hex');
}

export function dig(table: Table, who: Person, n: number): void {
  const { data } = who;
  const volcano = data.terraform === 'cult' || data.terraform === 'tokens';
  if (data.dig === null && !volcano) refuse(`${who.name} do not dig`);
  need(table, who, 'dig', { transform: 1, build: 1, dig: 1 });
  if (volcano) adjust(table, who, 'VOLCANO_TF', n);
  else {
    const price = data.dig!.cost[who.level.dig] ?? data.dig!.cost.at(-1)!;
    const before = data.spadeVp ?? 0;
    // The Darklings and the Shapeshifters pay first; for all others the spades come before the workers go.
    adjust(table, who, 'SPADE', n);
    pay(table, who, price, n);
    who.has.VP! += before * n;
  }
  who.dug = true;
}

export function build(table: Table, who: Person, word: string): void {
  const hex = table.hex(word);
  if (table.kinds[hex] !== null) refuse(`${word} is built on`);
  const free = table.round === 0 || Boolean(who.has.FREE_D);
  if (who.has.FREE_D) who.has.FREE_D--;
  const colour = table.colours[hex]!;
  const foreign = colour !== who.colour && !who.unlocked.has(colour);
  if ((!foreign || !who.follow.transform) && who.made.size > 0 && !who.made.has(hex)) delete who.follow.build;
  if (!foreign) table.colours[hex] = who.colour;
  need(table, who, 'build', { transform: foreign ? 1 : 0 });
  if (who.has.TELEPORT_NO_TF) {
    who.has.TELEPORT_NO_TF--;
    if (foreign) refuse(`${word} is not home`);
  } else if (foreign && table.round === 0 && colour === who.start) table.colours[hex] = who.colour;
  else if (foreign) transform(table, who, word, who.colour);
  else reach(table, who, hex);
  if ((who.has.SPADE ?? 0) > 0) refuse('all spades first, then the dwelling');
  raise(table, who, hex, 'D', free);
  who.holds.push(hex);
  foundFrom(table, who, hex);
}

const BELOW = { TP: 'D', TE: 'TP', SH: 'TP', SA: 'TE' } as const;
const MOST = { D: 8, TP: 4, TE: 3, SH: 1, SA: 1 } as const;

export function upgrade(table: Table, who: Person, word: string, kind: keyof typeof BELOW): void {
  const hex = table.hex(word);
  need(table, who, 'upgrade', {});
  if (table.kinds[hex] !== BELOW[kind] || table.owners[hex] !== who) refuse(`${word} is no ${BELOW[kind]} of ${who.name}`);
  const free = kind === 'TP' && Boolean(who.has.FREE_TP);
  if (free) who.has.FREE_TP!--;
  who.level[BELOW[kind]]--;
  raise(table, who, hex, kind, free);
  if (kind === 'SH') stronghold(table, who);
  const favours = who.data.buildings[kind].favours ?? 0;
  if (favours > 0) who.has.GAIN_FAVOR = (who.has.GAIN_FAVOR ?? 0) + favours;
  foundFrom(table, who, hex);
}

function raise(table: Table, who: Person, hex: number, kind: keyof typeof MOST, free: boolean): void {
  const near = offer(table, who, hex);
  const { cost, costAlone } = who.data.buildings[kind];
  if (!free) pay(table, who, !near && costAlone ? costAlone : cost);
  if (++who.level[kind] > MOST[kind]) refuse(`${who.name} have no ${kind} left`);
  table.owners[hex] = who;
  table.kinds[hex] = kind;
  if (table.round === 0) return;
  if (kind === 'D' && who.has.FAV11) who.has.VP! += 2;
  if (kind === 'TP' && who.has.FAV10) who.has.VP! += 3;
  const tile = table.tile()!;
  if (tile.on.includes(kind)) who.has.VP! += tile.vp;
}

function stronghold(table: Table, who: Person): void {
  switch (who.name) {
    case 'alchemists':
      gainPower(who, 12);
      return;
    case 'auren':
      who.has.GAIN_FAVOR = (who.has.GAIN_FAVOR ?? 0) + 1;
      return;
    case 'cultists':
      who.has.VP! += 7;
      return;
    case 'darklings':
      who.has.CONVERT_W_TO_P = 3;
      return;
    case 'dragonlords':
      who.has.P1! += table.people.length;
      return;
    case 'halflings':
      adjust(table, who, 'SPADE', 3);
      who.follow = { transform: 3, build: 1 };
      return;
    case 'mermaids':
      return adjust(table, who, 'GAIN_SHIP', 1);
    case 'riverwalkers':
      who.has.BRIDGE = 2;
      who.follow = { bridge: 2 };
  }
}
