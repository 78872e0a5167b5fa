import { DROPS, type Command, type Drop } from './command';
import { buildingOf, cultOf, factionOf, goodOf, hexOf, terrainOf } from './names';

/** Reads one command, or gives null when nobody knows it. Upper and lower case are alike (TM 18.2). */
export function readCommand(text: string): Command | null {
  const sign = text.charCodeAt(0);
  if (sign === 43 || sign === 45) return signed(text);
  if (sign === 91) return { do: 'effect', what: text };
  const space = text.indexOf(' ');
  const verb = (space < 0 ? text : text.slice(0, space)).toLowerCase();
  const reader = Object.hasOwn(READERS, verb) ? READERS[verb] : undefined;
  return reader === undefined ? null : reader(space < 0 ? '' : text.slice(space + 1).trim());
}

const READERS: Readonly<Record<string, (rest: string) => Command | null>> = {
  build: (rest) => one(rest, HEX, (hex) => ({ do: 'build', hex: hexOf(hex!) })),
  transform: (rest) => one(rest, TRANSFORM, (hex, colour) => transform(hex!, colour)),
  dig: (rest) => one(rest, COUNT, (n) => ({ do: 'dig', n: Number(n) })),
  upgrade: (rest) => one(rest, UPGRADE, (hex, to) => upgrade(hex!, to!)),
  action: (rest) => one(rest, WORD, (id) => ({ do: 'action', id: id!.toUpperCase() })),
  burn: (rest) => one(rest, COUNT, (n) => ({ do: 'burn', n: Number(n) })),
  convert: (rest) => one(rest, CONVERT, (pay, from, get, to) => convert(pay, from!, get, to!)),
  send: (rest) => one(rest, SEND, (cult, value) => send(cult!, value)),
  advance: (rest) =>
    one(rest, TRACK, (track) => ({ do: 'advance', track: track!.toLowerCase().startsWith('s') ? 'ship' : 'dig' })),
  bridge: (rest) => one(rest, BRIDGE, (a, b) => ({ do: 'bridge', a: hexOf(a!), b: hexOf(b!) })),
  connect: (rest) => one(rest, CONNECT, () => ({ do: 'connect', hexes: rest.split(':').map(hexOf) })),
  leech: (rest) => one(rest, OFFER, (n, from) => ({ do: 'leech', n: Number(n), from: faction(from) })),
  decline: (rest) =>
    rest === ''
      ? { do: 'decline', n: null, from: null }
      : one(rest, OFFER, (n, from) => ({ do: 'decline', n: Number(n), from: faction(from) })),
  gain: (rest) => one(rest, TOKEN, () => ({ do: 'token', take: true })),
  'pick-color': (rest) => colour(rest, (terrain) => ({ do: 'pick', terrain })),
  'unlock-terrain': (rest) =>
    rest.toLowerCase() === 'gain-priest'
      ? { do: 'unlock', terrain: null }
      : colour(rest, (terrain) => ({ do: 'unlock', terrain })),
  pass: (rest) =>
    rest === '' ? { do: 'pass', card: null } : one(rest, CARD, (card) => ({ do: 'pass', card: card!.toUpperCase() })),
  'drop-faction': (rest) => one(rest, WORD, (who) => ({ do: 'leave', who: factionOf(who!.toLowerCase()) })),
  'start-vp': (rest) => one(rest, COUNT, (n) => ({ do: 'startVp', n: Number(n) })),
  tokens: (rest) =>
    one(rest, BOWLS, (...bowls) => ({ do: 'tokens', bowls: [Number(bowls[0]), Number(bowls[1]), Number(bowls[2])] })),
  'no-tokens': () => ({ do: 'noTokens' }),
  stay: () => ({ do: 'stay' }),
  wait: () => ({ do: 'wait' }),
  done: () => ({ do: 'done' }),
  setup: () => ({ do: 'effect', what: 'setup' }),
  income_for_faction: () => ({ do: 'effect', what: 'income' }),
  all_income_for_faction: () => ({ do: 'effect', what: 'income' }),
  cult_income_for_faction: () => ({ do: 'effect', what: 'income' }),
  other_income_for_faction: () => ({ do: 'effect', what: 'income' }),
  score_resources: () => ({ do: 'effect', what: 'scoring' })
};

const HEX = /^(\w+)$/;
const WORD = /^(\w+)$/;
const COUNT = /^(\d+)$/;
const BOWLS = /^(\d+)\/(\d+)\/(\d+)$/;
const TRANSFORM = /^(\w+)(?: to (\w+))?$/i;
const UPGRADE = /^(\w+) to ([\w ]+)$/i;
const CONVERT = /^(\d+)? ?([a-z]+) to (\d+)? ?([a-z]+)$/i;
const SEND = /^(?:p|priest) to (\w+)(?: for (\d+))?$/i;
const TRACK = /^(ship|shipping|dig|digging)$/i;
const BRIDGE = /^(\w+):(\w+)$/;
const CONNECT = /^(?:r\d+|\w+:\w+(?::\w+)?)$/i;
const OFFER = /^(\d+)(?: from (\w+))?$/i;
const TOKEN = /^p3 for vp$/i;
const CARD = /^(bon\d+)$/i;

function one(
  text: string,
  pattern: RegExp,
  make: (...parts: (string | undefined)[]) => Command | null
): Command | null {
  const found = pattern.exec(text);
  return found === null ? null : make(found[1], found[2], found[3], found[4]);
}

const faction = (word: string | undefined): string | null =>
  word === undefined ? null : factionOf(word.toLowerCase());

function colour(word: string, make: (terrain: NonNullable<ReturnType<typeof terrainOf>>) => Command): Command | null {
  const terrain = terrainOf(word.toLowerCase());
  return terrain === undefined ? null : make(terrain);
}

function transform(hex: string, word: string | undefined): Command | null {
  if (word === undefined) return { do: 'transform', hex: hexOf(hex), to: null };
  return colour(word, (to) => ({ do: 'transform', hex: hexOf(hex), to }));
}

function upgrade(hex: string, word: string): Command | null {
  const to = buildingOf(word);
  return to === undefined || to === 'D' ? null : { do: 'upgrade', hex: hexOf(hex), to };
}

function convert(pay: string | undefined, from: string, get: string | undefined, to: string): Command | null {
  const [paid, got] = [goodOf(from), goodOf(to)];
  if (paid === undefined || got === undefined) return null;
  return { do: 'convert', pay: Number(pay ?? 1), from: paid, get: Number(get ?? 1), to: got };
}

function send(word: string, value: string | undefined): Command | null {
  const cult = cultOf(word);
  return cult === undefined ? null : { do: 'send', cult, value: value === undefined ? null : Number(value) };
}

/** `+FAV5`, `+2TW3`, `+FIRE`, `-3WATER`, `-SPADE`; also `+8vp for FIRE`, which is an effect. */
function signed(text: string): Command | null {
  const found = /^([+-])(\d*)([a-z]\w*)(?: for .+)?$/i.exec(text);
  if (found === null) return null;
  const n = Number(found[2] || 1);
  const plus = found[1] === '+';
  const what = found[3]!.toUpperCase();
  if (what === 'GAIN_P3_FOR_VP') return plus ? null : { do: 'token', take: false };
  const cult = cultOf(what);
  if (cult !== undefined) return { do: plus ? 'cult' : 'loseCult', cult, n };
  if (!plus) return (DROPS as readonly string[]).includes(what) ? { do: 'drop', what: what as Drop, n } : null;
  if (/^FAV\d+$/.test(what)) return { do: 'favour', id: what, n };
  if (/^TW\d+$/.test(what)) return { do: 'town', id: what, n };
  // Very old games wrote the Darklings' ordination as a gain (TM 15 S17).
  if (what === 'P') return { do: 'convert', pay: n, from: 'W', get: n, to: 'P' };
  return what === 'VP' ? { do: 'effect', what: 'scoring' } : null;
}
