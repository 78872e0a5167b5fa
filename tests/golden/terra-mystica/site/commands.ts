import { ORDER_VALUES, POWER_COSTS } from '$lib/games/terra-mystica/data/tiles';
import type { PowerActionId } from '$lib/games/terra-mystica/ids';
import { decline, declineAll, dismiss, need, pay, turnedDown } from './acting';
import { loseTokens } from './earth';
import { ALL_CULTS, type Person } from './people';
import { adjust, foundFrom, gainPower, passPoints, plainly, refuse, type Table } from './table';

/** `+FAV5`, `-3FIRE`, `-SPADE`, `-2VP`: what may be taken and given back. */
export function signed(table: Table, who: Person, n: number, what: string): void {
  const { has } = who;
  let fair = false;
  if (ALL_CULTS.includes(what)) fair = cultSteps(table, who, n, what);
  else if ((has.LOSE_CULT ?? 0) > 0) refuse(`${who.name} must pay ${has.LOSE_CULT} cult steps first`);
  for (const [tile, owed] of [
    ['FAV', 'GAIN_FAVOR'],
    ['TW', 'GAIN_TW']
  ] as const) {
    if (!what.startsWith(tile)) continue;
    if (!has[owed]) refuse(`${who.name} may take no ${what}`);
    has[owed]! -= n;
    fair = true;
  }
  if (what === 'SPADE' && n < 0 && !who.passed && who.dug) refuse('spades of a dig must be used');
  if ((!fair && n > 0) || /^(LOSE_|CULTS_ON_SAME_TRACK|TOWN_SIZE|TF_NEED_HEX)/.test(what)) {
    if (!table.options.has('loose-adjust-resource')) refuse(`${who.name} may not gain ${n} ${what}`);
  }
  adjust(table, who, what, n);
  if (what === 'FREE_D' && has.FREE_D === 0) has.TELEPORT_NO_TF = 0;
  dismiss(table, who, 'CULT');
  if (what === 'SPADE' && (has.SPADE ?? 0) < 1) dismiss(table, who, 'SPADE');
  if (what.startsWith('GAIN_')) dismiss(table, who, 'GAIN_P3_FOR_VP');
}

/** Whether the steps were owed. */
function cultSteps(table: Table, who: Person, n: number, cult: string): boolean {
  const { has } = who;
  const owed = has.CULT ?? 0;
  if (owed < n) return has[cult] === 10 || (who.blocked.has(cult) && (has.KEY ?? 0) > 0);
  if (n < 0) {
    if (has.LOSE_CULT) {
      if (has.LOSE_CULT !== -n) refuse('all steps on one track');
      if (has[cult]! < -n) refuse(`${who.name} stand too low in ${cult}`);
      has.LOSE_CULT += n;
      return true;
    }
    if (has[cult] === 10 || has[cult]! + n < 7) refuse(`${who.name} cannot step back in ${cult}`);
    return false;
  }
  if (owed > n && has.SAME_TRACK) refuse('both steps on one track');
  has.CULT = owed - n;
  has.SAME_TRACK = 0;
  return true;
}

export function send(table: Table, who: Person, cult: string, amount: number | null): void {
  need(table, who, 'send', {});
  const spots = table.priests[cult] ?? refuse(`there is no cult ${cult}`);
  const at = spots.findIndex((taken, i) => !taken && (amount === null || ORDER_VALUES[i] === amount));
  const steps = at < 0 ? 1 : ORDER_VALUES[at]!;
  if (amount !== null && steps !== amount) refuse(`no order space ${amount} in ${cult}`);
  if (at >= 0) {
    spots[at] = true;
    who.most.P!--;
    who.has.CULT_P = (who.has.CULT_P ?? 0) + 1;
  }
  adjust(table, who, cult, steps + (who.name === 'acolytes' && who.level.SH > 0 ? 1 : 0));
  plainly(table, who, 'P', -1);
}

const RATES: Readonly<Record<string, number>> = { 'PW>C': 1, 'PW>W': 3, 'PW>P': 5, 'W>C': 1, 'P>C': 1, 'P>W': 1 };

/** The Alchemists' own. */
const STONE: Readonly<Record<string, number>> = { 'VP>C': 1, 'C>VP': 2 };

export function convert(table: Table, who: Person, paid: number, from: string, got: number, to: string): void {
  if (table.state !== 'play') refuse('conversions belong to actions');
  for (const offer of table.offers) if (offer.to === who) offer.tainted = true;
  let rate = RATES[`${from}>${to}`];
  if (who.name === 'alchemists') rate = STONE[`${from}>${to}`] ?? rate;
  if (who.has.CONVERT_W_TO_P) {
    if (got > 3) refuse('no more than 3 are ordained');
    if (from === 'W' && to === 'P') rate = 1;
    who.has.CONVERT_W_TO_P = 0;
  }
  if (rate === undefined || paid !== got * rate) refuse(`${paid}${from} are not ${got}${to}`);
  adjust(table, who, from, -paid);
  adjust(table, who, to, got);
}

export function leech(table: Table, who: Person, n: number, from: string | null): void {
  const { has } = who;
  const actual = gainPower(who, n > has.VP! ? has.VP! + 1 : n);
  const strict = table.options.has('strict-leech');
  let found = null;
  for (const offer of table.offers) {
    if (offer.to !== who) continue;
    if ((offer.amount !== n && offer.amount !== actual) || (from !== null && from !== offer.from.name)) {
      offer.tainted = true;
      continue;
    }
    found = offer;
    break;
  }
  if (found === null) {
    if (strict || from !== null) refuse(`no offer of ${n} from ${from} to ${who.name}`);
  } else {
    if (found.tainted && strict) refuse(`${who.name} leech too late`);
    const left = table.left.get(found.event)!;
    if (found.actual > 0 && !left.reacted && REACTS.includes(found.from.name)) {
      left.reacted = true;
      react(table, found.from);
    }
    table.offers = table.offers.filter((each) => each !== found);
  }
  if (actual > 0) has.VP! -= actual - 1;
  const room = 2 * has.P1! + has.P2!;
  for (const offer of table.offers) {
    if (offer.to !== who) continue;
    if (room === 0 && offer.actual > 0) turnedDown(table, offer);
    offer.actual = Math.min(offer.actual, room);
  }
}

const REACTS = ['cultists', 'shapeshifters'];

function react(table: Table, who: Person): void {
  if (who.name === 'cultists') {
    who.has.CULT = (who.has.CULT ?? 0) + 1;
    table.duties.push({ who, what: 'CULT' });
    return;
  }
  const orig = ['v2', 'v3', 'v4', 'v5'].every((v) => !table.options.has(`fire-and-ice-factions/variable_${v}`));
  if (orig) {
    who.has.P3!++;
    return;
  }
  who.has.GAIN_P3_FOR_VP = (who.has.GAIN_P3_FOR_VP ?? 0) + 1;
  table.duties.push({ who, what: 'GAIN_P3_FOR_VP' });
}

export function token(table: Table, who: Person): void {
  if (!who.has.GAIN_P3_FOR_VP) refuse(`${who.name} have no token to gain`);
  adjust(table, who, 'VP', -1);
  who.has.P3!++;
  who.has.GAIN_P3_FOR_VP!--;
  dismiss(table, who, 'GAIN_P3_FOR_VP');
}

export function declined(table: Table, who: Person, n: number | null, from: string | null): void {
  if (n === null) return declineAll(table, who);
  const found = table.offers.find((offer) => offer.to === who && offer.amount === n && offer.from.name === from);
  if (found === undefined) return refuse(`${who.name} have no offer of ${n} from ${from} to decline`);
  decline(table, found);
}

export function bridge(table: Table, who: Person, one: string, other: string): void {
  const [a, b] = [table.hex(one), table.hex(other)];
  if (!who.has.BRIDGE) refuse(`${who.name} have no bridge to place`);
  if (table.owners[a] !== who && table.owners[b] !== who) refuse('a bridge begins at an own structure');
  need(table, who, 'bridge', { bridge: who.has.BRIDGE! - 1 });
  if (who.bridges === 0) refuse('all bridges are placed');
  if (!table.place.siteNames.has(`${Math.min(a, b)}:${Math.max(a, b)}`)) refuse(`no bridge fits ${one}:${other}`);
  who.bridges--;
  who.has.BRIDGE!--;
  table.bridges.push({ a, b, owner: who });
  foundFrom(table, who, a);
  foundFrom(table, who, b);
}

export function connect(table: Table, who: Person, words: readonly string[]): void {
  if (who.name !== 'mermaids') refuse('only the mermaids connect');
  const { sides, land, river } = table.place;
  const hexes = words.length === 1 ? sides[table.hex(words[0]!)]! : words.map((word) => table.hex(word));
  const over = words.length === 1 ? table.hex(words[0]!) : sides[hexes[0]!]!.find((n) => river[n] && hexes.every((hex) => sides[hex]!.includes(n)));
  if (over === undefined) return refuse('no river there');
  table.riverTowns.push(over);
  const founded = hexes.filter((hex) => foundFrom(table, who, hex)).length;
  if (founded === 0) refuse(`no town over ${words.join(':')} (${land[over]!.length})`);
}

/** What the actions bring, and what may follow them. */
const ACTIONS: Readonly<Record<string, { gain: Record<string, number>; follow?: Record<string, number>; again?: boolean }>> = {
  ACT1: { gain: { BRIDGE: 1 }, follow: { bridge: 1 } },
  ACT2: { gain: { P: 1 } },
  ACT3: { gain: { W: 2 } },
  ACT4: { gain: { C: 7 } },
  ACT5: { gain: { SPADE: 1 }, follow: { dig: 1, transform: 1, build: 1 } },
  ACT6: { gain: { SPADE: 2 }, follow: { dig: 1, transform: 2, build: 1 } },
  ACTA: { gain: { CULT: 2, SAME_TRACK: 1 } },
  ACTE: { gain: { BRIDGE: 1 }, follow: { bridge: 1 }, again: true },
  ACTG: { gain: { SPADE: 2 }, follow: { dig: 1, transform: 1, build: 1 } },
  ACTS: { gain: { FREE_TP: 1 }, follow: { upgrade: 1 } },
  ACTN: { gain: { FREE_TF: 1 }, follow: { dig: 1, transform: 1, build: 1 } },
  ACTW: { gain: { FREE_D: 1, TELEPORT_NO_TF: 1 }, follow: { build: 1 } },
  ACTC: { gain: { GAIN_ACTION: 2 } },
  BON1: { gain: { SPADE: 1 }, follow: { dig: 1, transform: 1, build: 1 } },
  BON2: { gain: { CULT: 1 } },
  FAV6: { gain: { CULT: 1 } }
};
const SHIFTS: Readonly<Record<string, { power?: number; tokens?: number; vp?: number }>> = {
  ACTH1: { power: 3, vp: 2 },
  ACTH2: { tokens: 3, vp: 2 },
  ACTH3: { power: 4 },
  ACTH4: { tokens: 4 },
  ACTH5: { power: 5 },
  ACTH6: { tokens: 5 }
};
const OWNED: Readonly<Record<string, string>> = {
  ACTA: 'auren',
  ACTG: 'giants',
  ACTS: 'swarmlings',
  ACTN: 'nomads',
  ACTW: 'witches',
  ACTC: 'chaosmagicians'
};

export function action(table: Table, who: Person, id: string): void {
  const shift = SHIFTS[id];
  if (shift !== undefined) {
    if (who.name !== 'shapeshifters' || who.level.SH === 0) refuse(`${who.name} do not shift`);
    need(table, who, 'action', {});
    if (shift.power) adjust(table, who, 'PW', -shift.power);
    if (shift.tokens) loseTokens(who, shift.tokens);
    who.has.VP! += shift.vp ?? 0;
    who.has.PICK_COLOR = 1;
    return;
  }
  const found = ACTIONS[id] ?? refuse(`there is no action ${id}`);
  const board = /^ACT[1-6]$/.test(id);
  const space = board || OWNED[id] ? id : `${id}/${who.name}`;
  if (OWNED[id] !== undefined && (OWNED[id] !== who.name || who.level.SH === 0)) refuse(`${who.name} have no ${id}`);
  if (id === 'ACTE' && who.name !== 'engineers') refuse(`${who.name} have no ${id}`);
  if (/^(BON|FAV)/.test(id) && !who.has[id]) refuse(`${who.name} have no ${id}`);
  const reuse = board && who.data.reusesPower && who.level.SH > 0;
  if (table.usedUp.has(space) && !reuse) refuse(`${id} is taken`);
  const spades = found.gain.SPADE !== undefined;
  if (spades && who.data.unlocks) refuse(`${who.name} have no spades`);
  need(table, who, 'action', spades && who.data.volcano ? {} : { ...found.follow });
  if (board) adjust(table, who, 'PW', (who.data.powerDiscount ?? 0) - POWER_COSTS[id as PowerActionId]);
  if (id === 'ACTE') pay(table, who, { workers: 2 });
  for (const [what, n] of Object.entries(found.gain)) adjust(table, who, what, n);
  if (!found.again) table.usedUp.add(space);
}

export function pass(table: Table, who: Person, card: string | null): void {
  if (table.options.has('strict-chaosmagician-sh') && who.actions > 1) who.actions = 1;
  need(table, who, 'pass', {});
  if (table.round > 0) {
    if (!table.people.some((other) => other.passed)) table.first = who;
    if (table.options.has('variable-turn-order')) table.newOrder = [...table.people.filter((other) => other !== who), who];
  }
  who.passed = true;
  const old = who.bonus;
  if (table.round > 0) who.has.VP! += passPoints(table, who);
  if (card === null && table.round !== 6) refuse(`${who.name} must take a card`);
  if (card !== null && table.round !== 6) {
    adjust(table, who, card, 1);
    who.bonus = card;
  } else who.bonus = null;
  if (old !== null) {
    table.pool[old]!++;
    who.has[old]!--;
  }
}
