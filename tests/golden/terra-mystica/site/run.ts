import { buildingOf, goodOf } from '$lib/games/terra-mystica/ledger/names';
import type { ScoringId, FactionId } from '$lib/games/terra-mystica/ids';
import { layoutOf, mapOfId } from '$lib/games/terra-mystica/ledger/import/arrange';
import { dismiss, endOfTurn, need, takeIncome, whatNext } from './acting';
import { action, bridge, connect, convert, declined, leech, pass, send, signed, token } from './commands';
import { build, dig, transform, upgrade } from './earth';
import { person, type Person } from './people';
import { streamOf, type Said } from './stream';
import { adjust, Refused, refuse, Table } from './table';

export interface Played {
  readonly table: Table;
  /** What the site refused, and where; null: it took everything. */
  readonly refused: { readonly line: number; readonly command: string; readonly why: string } | null;
}

const FIGURES = ['VP', 'C', 'W', 'P', 'P1', 'P2', 'P3', 'FIRE', 'WATER', 'EARTH', 'AIR'];

export const figuresOf = ({ has }: Person): number[] => FIGURES.map((name) => has[name] ?? 0);

/** Plays a command file as strictly as terra.snellman.net does, up to the final scoring. */
export function playAsTheSite(lines: readonly string[], terrain: string | null, each?: (line: number, table: Table) => void): Played {
  const stream = streamOf(lines);
  const options = new Set<string>();
  let map: string | null = null;
  for (const { who, text } of stream) {
    if (who !== '') continue;
    const found = /^(option|map) (\S+)$/i.exec(text);
    if (found?.[1]!.toLowerCase() === 'option') options.add(found[2]!.toLowerCase());
    else if (found) map = found[2]!;
  }
  const known = map === null ? (terrain === null ? 'base' : null) : mapOfId(map);
  const table = new Table(known ?? layoutOf(terrain!), options);
  const vp2017 = map === '91645cdb135773c2a7a50e5ca9cb18af54c664c4';
  for (let i = 0; i < stream.length && table.state !== 'over'; i++) {
    const said = stream[i]!;
    try {
      command(table, said, vp2017);
      if (said.who !== '' && stream[i + 1]?.who !== said.who) endOfTurn(table, table.who(said.who));
      whatNext(table);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { table, refused: { line: said.line, command: `${said.who}: ${said.text}`, why: error.message } };
    }
    if (stream[i + 1]?.line !== said.line) each?.(said.line, table);
  }
  return { table, refused: null };
}

function command(table: Table, { who, text }: Said, vp2017: boolean): void {
  if (who === '') return header(table, text, vp2017);
  const me = table.who(who);
  const found = /^([+-])(\d*)([a-z]\w*)(?: for .+)?$/i.exec(text);
  if (found !== null) return signed(table, me, Number(`${found[1]}${found[2] || 1}`), found[3]!.toUpperCase());
  const space = text.indexOf(' ');
  const verb = (space < 0 ? text : text.slice(0, space)).toLowerCase();
  const rest = space < 0 ? '' : text.slice(space + 1);
  if (ACTIVE.has(verb) && table.active !== me && table.round > 0) refuse(`it is not the turn of ${who}`);
  const carryOut = VERBS[verb] ?? refuse(`nobody knows ${verb}`);
  carryOut(table, me, rest);
  if (ENDS.has(verb) || (verb === 'build' && table.round === 0)) endOfTurn(table, me);
}

const ACTIVE = new Set(['build', 'upgrade', 'send', 'convert', 'burn', 'dig', 'bridge', 'connect', 'pass', 'action']);
const ENDS = new Set(['leech', 'decline', 'pass', 'pick-color']);

type Verb = (table: Table, me: Person, rest: string) => void;

const VERBS: Readonly<Record<string, Verb>> = {
  build(table, me, rest) {
    if (table.round === 0) placed(table, me, 'dwelling', { build: 1 });
    build(table, me, rest);
  },
  upgrade(table, me, rest) {
    const [, hex, kind] = /^(\w+) to ([\w ]+)$/i.exec(rest)!;
    upgrade(table, me, hex!, buildingOf(kind!) as 'TP');
  },
  transform(table, me, rest) {
    const [, hex, colour] = /^(\w+)(?: to (\w+))?$/i.exec(rest)!;
    transform(table, me, hex!, colour?.toLowerCase());
  },
  dig: (table, me, rest) => dig(table, me, Number(rest)),
  send(table, me, rest) {
    const [, cult, n] = /to (\w+)(?: for (\d))?$/i.exec(rest)!;
    send(table, me, cult!.toUpperCase(), n === undefined ? null : Number(n));
  },
  convert(table, me, rest) {
    const [, paid, from, got, to] = /^(\d+)?\s*([a-z]+) to (\d+)?\s*([a-z]+)$/i.exec(rest)!;
    convert(table, me, Number(paid ?? 1), goodOf(from!)!, Number(got ?? 1), goodOf(to!)!);
  },
  burn(table, me, rest) {
    adjust(table, me, 'P2', -2 * Number(rest));
    adjust(table, me, 'P3', Number(rest));
  },
  leech(table, me, rest) {
    const [, n, from] = /^(\d+)(?: from (\w+))?$/i.exec(rest)!;
    leech(table, me, Number(n), from?.toLowerCase() ?? null);
  },
  decline(table, me, rest) {
    const found = /^(\d+) from (\w+)$/i.exec(rest);
    declined(table, me, found === null ? null : Number(found[1]), found?.[2]!.toLowerCase() ?? null);
  },
  gain: (table, me) => token(table, me),
  bridge(table, me, rest) {
    const [a, b] = rest.split(':');
    bridge(table, me, a!, b!);
  },
  connect: (table, me, rest) => connect(table, me, rest.split(':')),
  advance(table, me, rest) {
    need(table, me, 'advance', {});
    const { data, level } = me;
    const ship = /^ship/i.test(rest);
    const price = ship ? { coins: 4, priests: 1 } : data.dig?.advance;
    const most = ship ? data.shipping.max : (data.dig?.cost.length ?? 1) - 1;
    if (!price || (ship && !data.sails) || level[ship ? 'ship' : 'dig'] >= most) return refuse(`${me.name} cannot advance ${rest}`);
    adjust(table, me, 'C', -(price.coins ?? 0));
    adjust(table, me, 'W', -((price as { workers?: number }).workers ?? 0));
    adjust(table, me, 'P', -(price.priests ?? 0));
    if (ship) adjust(table, me, 'GAIN_SHIP', 1);
    else {
      level.dig++;
      me.has.VP! += 6;
    }
  },
  pass(table, me, rest) {
    if (table.round === 0) placed(table, me, 'bonus', { pass: 1 });
    pass(table, me, rest === '' ? null : rest.toUpperCase());
    if (table.round === 0 && table.order.length === 0) begin(table);
  },
  action: (table, me, rest) => action(table, me, rest.toUpperCase()),
  'pick-color'(table, me, rest) {
    const colour = rest.toLowerCase().replace('grey', 'gray');
    if (!me.has.PICK_COLOR) refuse(`${me.name} may not pick a colour`);
    if (table.people.some((other) => other.colour === colour || (table.round === 0 && other.start === colour))) refuse(`${colour} is taken`);
    me.has.PICK_COLOR = 0;
    const own = me.data.land === 'terrain' || me.data.land === 'river';
    if (!own) me.start = colour;
    else {
      for (const hex of me.holds) table.colours[hex] = colour;
      me.colour = colour;
      if (me.data.unlocks) me.unlocked.add(colour);
    }
    postSetup(table);
  },
  'unlock-terrain'(table, me, rest) {
    if (!me.has.UNLOCK_TERRAIN) refuse(`${me.name} may not unlock`);
    if (rest.toLowerCase() === 'gain-priest') me.has.P = Math.min(me.has.P! + 1, me.most.P!);
    else unlock(table, me, rest.toLowerCase().replace('grey', 'gray'));
    me.has.UNLOCK_TERRAIN!--;
  },
  wait: () => undefined,
  done(table, me) {
    if (table.options.has('loose-done')) me.actions = 0;
    else if (me.actions !== 0) refuse(`${me.name} must take an action`);
    me.follow = {};
  },
  'drop-faction': (table, _me, rest) => drop(table, rest.toLowerCase()),
  resign: (table, me) => drop(table, me.name)
};

function unlock(table: Table, me: Person, colour: string): void {
  if (me.unlocked.has(colour)) refuse(`${colour} is unlocked`);
  const home = table.people.some((other) => !other.data.unlocks && other.colour === colour);
  const price = table.options.has('fire-and-ice-factions/variable_v5')
    ? home ? 2 : 1
    : table.options.has('fire-and-ice-factions/variable_v4') ? (home ? 3 : 2) : 0;
  me.most.P!++;
  adjust(table, me, 'C', -price);
  me.unlocked.add(colour);
}

function placed(table: Table, me: Person, what: string, follow: Record<string, number>): void {
  const next = table.order[0];
  if (next?.who !== me.name || next.what !== what) refuse(`${next?.who} must place first, not ${me.name}`);
  table.order.shift();
  me.follow = follow;
}

function begin(table: Table): void {
  table.state = 'spades';
  table.first = table.people.find(({ dropped }) => !dropped)!;
  for (const who of table.people) who.passed = true;
  takeIncome(table, false);
}

function drop(table: Table, name: string): void {
  const who = table.who(name);
  who.dropped = true;
  who.actions = 0;
  who.follow = {};
  table.duties = table.duties.filter((each) => each.who !== who);
  table.offers = table.offers.filter(({ to }) => to !== who);
  if (who.bonus !== null) {
    table.pool[who.bonus]!++;
    who.has[who.bonus]!--;
    who.bonus = null;
  }
  table.order = table.order.filter((each) => each.who !== name);
  dismiss(table, who, 'full');
  endOfTurn(table, who);
}

/** Volcano factions pick their colour when everybody has a faction. */
function postSetup(table: Table): void {
  if (table.round > 0 || table.state !== 'setup') return;
  for (const who of table.people) {
    if (who.data.land === 'volcano' && who.start === null) who.has.PICK_COLOR = 1;
  }
}

function header(table: Table, text: string, vp2017: boolean): void {
  const [verb, ...rest] = text.split(' ');
  switch (verb!.toLowerCase()) {
    case 'score':
      table.scoring = rest.join('').toUpperCase().split(',') as ScoringId[];
      return;
    case 'delete':
      table.pool[rest[0]!.toUpperCase()] = 0;
      return;
    case 'setup':
      return setup(table, rest[0]!.toLowerCase().replace('dragonmasters', 'dragonlords'), vp2017);
    case 'drop-faction':
      return drop(table, rest[0]!.toLowerCase());
  }
}

function setup(table: Table, name: string, vp2017: boolean): void {
  const who = person(name, vp2017);
  const { data } = who;
  for (const other of table.people) {
    const same = other.data.board === data.board || (other.colour !== '' && other.colour === who.colour) || other.start === who.colour;
    if (same && other.colour === who.colour) refuse(`${name} and ${other.name} exclude each other`);
  }
  table.people.push(who);
  table.first ??= who;
  const names = table.people.filter((each) => !each.data.last).map((each) => each.name);
  const dwelling = (each: string) => ({ who: each, what: 'dwelling' as const });
  const ids = table.people.map((each) => each.data.id);
  const has = (id: FactionId): boolean => ids.includes(id);
  table.order = [
    ...names.map(dwelling),
    ...[...names].reverse().map(dwelling),
    ...(has('nomads') ? [dwelling('nomads')] : []),
    ...(has('chaos-magicians') ? [dwelling('chaosmagicians')] : []),
    ...[...table.people].reverse().map((each) => ({ who: each.name, what: 'bonus' as const }))
  ];
  postSetup(table);
}

