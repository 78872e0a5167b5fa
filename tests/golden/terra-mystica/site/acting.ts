import { BONUS_CARDS, FAVOUR_TILES, type Goods } from '$lib/games/terra-mystica/data/tiles';
import type { BonusId, Building, FavourId } from '$lib/games/terra-mystica/ids';
import type { Person } from './people';
import { adjust, gainPower, refuse, type Offer, type Table } from './table';

const NAMES = { coins: 'C', workers: 'W', priests: 'P', power: 'PW' } as const;

export function pay(table: Table, who: Person, price: Goods, times = 1): void {
  for (const [good, name] of Object.entries(NAMES)) {
    const n = (price[good as keyof typeof NAMES] ?? 0) * times;
    if (n > 0) adjust(table, who, name, -n);
  }
}

export function gain(table: Table, who: Person, goods: Goods, times = 1): void {
  for (const [good, name] of Object.entries(NAMES)) {
    const n = (goods[good as keyof typeof NAMES] ?? 0) * times;
    if (n > 0) adjust(table, who, name, n);
  }
  const spades = (goods.spades ?? 0) * times;
  if (spades > 0) adjust(table, who, 'SPADE', spades);
}

/** A turn begins: one main action, and nothing of the last turn follows any more. */
export function startTurn(table: Table, who: Person): void {
  table.active = who;
  who.actions = 1;
  who.follow = {};
  who.made = new Set();
  who.mustBeHome = false;
  who.dug = false;
  who.jumped = null;
  who.blocked.clear();
}

/** Takes what a command needs: something that may follow the last action, or a main action. */
export function need(table: Table, who: Person, what: string, follow: Record<string, number>): void {
  if ((who.follow[what] ?? 0) > 0) {
    who.follow = { ...follow };
  } else if (who.actions > 0) {
    who.actions--;
    who.follow = { ...follow };
    declineAll(table, who);
  } else if (table.round === 0) {
    refuse(`${who.name} cannot ${what} in the setup`);
  } else {
    if (table.people.some((other) => other !== who && !other.passed && !other.dropped) || who.passed)
      refuse(`${who.name} cannot ${what} now: one action in a turn`);
    endOfTurn(table, who);
    startTurn(table, who);
    need(table, who, what, follow);
  }
}

const OWED = [
  'PICK_COLOR',
  'SPADE',
  'FREE_TF',
  'VOLCANO_TF',
  'LOSE_CULT',
  'FREE_TP',
  'FREE_D',
  'CULT',
  'GAIN_FAVOR',
  'GAIN_TW',
  'BRIDGE',
  'UNLOCK_TERRAIN'
];

/** What a faction has still to do; the site waits for all of it at the end of a round. */
function isIncomplete(table: Table, who: Person): boolean {
  if (who.dropped) return false;
  const owed = OWED.filter((what) => (who.has[what] ?? 0) > 0);
  for (const what of [...owed, ...((who.has.GAIN_P3_FOR_VP ?? 0) > 0 ? ['GAIN_P3_FOR_VP'] : [])]) {
    if (!table.duties.some((each) => each.who === who && each.what === what)) table.duties.push({ who, what });
  }
  const ordains = (who.has.CONVERT_W_TO_P ?? 0) > 0 && table.options.has('strict-darkling-sh');
  return owed.length > 0 || ordains;
}

/** Another faction's command follows: the turn goes on to the next player if it is complete. */
export function endOfTurn(table: Table, who: Person): void {
  const incomplete = isIncomplete(table, who);
  if (table.round === 0) return;
  if (!incomplete && table.active === who && who.actions === 0) {
    table.duties = table.duties.filter((each) => each.who !== who || each.what !== 'full');
    const next = table.from(who).find((other) => !other.passed && !other.dropped);
    if (next !== undefined && table.state === 'play') {
      table.duties.push({ who: next, what: 'full' });
      startTurn(table, next);
    }
  }
  if (table.newOrder.length > 0) {
    table.people = table.newOrder;
    table.newOrder = [];
  }
}

export const dismiss = (table: Table, who: Person, what: string): void => {
  table.duties = table.duties.filter((each) => each.who !== who || each.what !== what);
};

export const declineAll = (table: Table, who: Person): void => {
  for (const offer of table.offers.filter(({ to }) => to === who)) decline(table, offer);
};

export function decline(table: Table, offer: Offer): void {
  table.left.get(offer.event)!.rejected++;
  table.offers = table.offers.filter((each) => each !== offer);
  turnedDown(table, offer);
}

/** All who could have taken power have declined (with the erratum). */
export function turnedDown(table: Table, offer: Offer): void {
  const left = table.left.get(offer.event)!;
  if (offer.actual === 0 || --left.open > 0 || left.rejected === 0) return;
  if (!table.options.has('errata-cultist-power')) return;
  if (offer.from.name === 'cultists' || offer.from.name === 'shapeshifters') gainPower(offer.from, 1);
}

/** The site goes on by itself as far as nobody owes anything. */
export function whatNext(table: Table): void {
  if (table.state === 'spades' || table.state === 'unlock') return afterIncome(table);
  if (table.state !== 'play' || waits(table)) return;
  if (!table.people.every((who) => who.passed || who.dropped)) return;
  if (table.round === 6) table.state = 'over';
  else takeIncome(table, true);
}

const waits = (table: Table): boolean =>
  table.offers.length > 0 || table.duties.some(({ who, what }) => !who.dropped && (what === 'full' || (who.has[what] ?? 0) > 0 || what === 'kept'));

export function takeIncome(table: Table, cult: boolean): void {
  table.cult = cult;
  for (const who of table.people) incomeFor(table, who, cult);
  table.duties = [];
  for (const who of table.people) {
    for (const what of ['SPADE', 'CULT']) if ((who.has[what] ?? 0) > 0) table.duties.push({ who, what });
  }
  table.state = 'spades';
  afterIncome(table);
}

function incomeFor(table: Table, who: Person, cult: boolean): void {
  if (cult) {
    const tile = table.tile()!;
    const base = tile.cult === null ? (who.has.CULT_P ?? 0) : who.has[tile.cult.toUpperCase()]!;
    gain(table, who, tile.gain, Math.floor(base / tile.per));
    return;
  }
  if (who.bonus !== null) gain(table, who, BONUS_CARDS[who.bonus as BonusId].income);
  for (const [kind, { income }] of Object.entries(who.data.buildings)) {
    const n = who.level[kind as Building];
    gain(table, who, {
      coins: income.coins?.[n],
      workers: income.workers?.[n],
      priests: income.priests?.[n],
      power: income.power?.[n]
    });
  }
  for (const [id, { income }] of Object.entries(FAVOUR_TILES)) if (who.has[id as FavourId] && income) gain(table, who, income);
}

/** Spades first, then terrains; after the cults' income comes everybody's own, and then the round. */
function afterIncome(table: Table): void {
  if (table.duties.some(({ who, what }) => !who.dropped && (who.has[what] ?? 0) > 0)) return;
  table.state = 'unlock';
  for (const who of table.people) {
    if ((who.has.UNLOCK_TERRAIN ?? 0) > 0) table.duties.push({ who, what: 'UNLOCK_TERRAIN' });
  }
  if (table.duties.some(({ who, what }) => !who.dropped && (who.has[what] ?? 0) > 0)) return;
  if (table.cult) return takeIncome(table, false);
  startRound(table);
}

function startRound(table: Table): void {
  table.round++;
  table.state = 'play';
  for (const who of table.people) who.passed = false;
  table.usedUp.clear();
  for (const card of Object.keys(table.pool)) {
    if (card.startsWith('BON') && table.pool[card]! > 0) table.cardCoins[card] = (table.cardCoins[card] ?? 0) + 1;
  }
  const at = Math.max(0, table.people.indexOf(table.first!));
  const order = [...table.people.slice(at), ...table.people.slice(0, at)];
  const first = order.find((who) => !who.dropped)!;
  table.duties = [{ who: first, what: 'full' }];
  startTurn(table, first);
}
