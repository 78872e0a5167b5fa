import { expect, it } from 'vitest';
import { game } from '$lib/games/rise-and-fall';
import { GUILD_IDS, TALE_IDS } from '$lib/games/rise-and-fall/state';
import { HANDICAPS, type GuildId, type RafPosition } from '$lib/games/rise-and-fall/state';
import texts from '$lib/games/rise-and-fall/text/en.json';
import {
  apply,
  begin,
  dice,
  distance,
  hexOf,
  answerable,
  options,
  over,
  preview,
  readOptions,
  refuse,
  type Dice,
  type Fact,
  type Move
} from '$lib/kernel';
import { survey } from '$lib/games/rise-and-fall/world';
import { anyMove, busy } from './any-move';
import { ODD } from './odd';
import { ODD_TALES } from './odd-tales';

/** Said by the page, where no move was tried: what a card is for. */
const OF_THE_PAGE = /^refusal\.card\.later\./;

const keys = (prefix: string) =>
  Object.keys(texts).filter((key) => key.startsWith(prefix) && !/\.(help|next)$/.test(key) && !OF_THE_PAGE.test(key));

/** Said of whole relocations, which the game takes apart into lifting and laying; the World's own tests show them. */
const NOT_IN_PLAY = new Set(['refusal.world.room', 'refusal.world.fewest', 'refusal.world.moved']);

/** What each card can do, with what distinguishes one way from another. */
const DEEDS: Readonly<Record<string, readonly string[]>> = {
  nomad: [
    ...['move', 'produce', 'buildCity', 'buildTemple', 'buildShip', 'exchange', 'prospect', 'attack', 'steal'],
    ...['hunt', 'buildBridge', 'buildBank', 'buildPort', 'floatCity', 'openHouse', 'cascade', 'moveOn']
  ],
  city: [
    ...['grow', 'educate merchant', 'educate mountaineer', 'tax', 'abandon'],
    ...['buildCapital', 'increaseTaxes', 'exchange', 'openHouse']
  ],
  ship: [
    ...['move', 'buildCity', 'buildTemple', 'transform nomad', 'transform merchant', 'trade', 'piracy'],
    ...['buildPort', 'portShip', 'commerce', 'treasure', 'exchange']
  ],
  temple: [
    'tithe',
    'abandon',
    'buildCathedral',
    ...['nomad', 'mountaineer', 'merchant', 'ship', 'city'].map((type) => `convert ${type}`)
  ],
  mountaineer: ['move', 'produce', 'buildCity', 'prospect'],
  merchant: [
    'move',
    'trade',
    'buildShip',
    'bankTrade buyWood',
    'bankTrade buyStone',
    'bankTrade sellWood',
    'bankTrade sellStone'
  ]
};

/** Tales with a row of their own on the sheet. */
const SCORED = new Set(['cathedral', 'dolmens', 'sunkenCity', 'waterfall', 'volcano'].map((id) => `score.tale.${id}`));

/** Everything that play can come across. */
const wanted = new Set(
  [
    ...keys('fact.'),
    ...keys('refusal.'),
    ...keys('decision.'),
    ...keys('warning.'),
    ...Object.entries(DEEDS).flatMap(([card, deeds]) => deeds.map((deed) => `deed ${card} ${deed}`)),
    ...GUILD_IDS.map((id) => `guild ${id}`),
    ...HANDICAPS.map((level) => `handicap ${level}`),
    ...TALE_IDS.map((id) => `tale ${id}`),
    ...Object.keys(texts).filter((key) => key.startsWith('score.tale.') && SCORED.has(key)),
    ...Object.keys(game.moves).map((kind) => `move ${kind}`)
  ].filter((item) => !NOT_IN_PLAY.has(item))
);

type Meet = (item: string) => void;

const holds = ({ civs }: RafPosition, seat: number, guild: GuildId): boolean => civs[seat]!.guilds.includes(guild);
const far = (a: unknown, b: unknown): number => distance(hexOf(String(a)), hexOf(String(b)));

/** Guilds whose power shows in a deed. */
const SHOWN: readonly [GuildId, (before: RafPosition, move: Move, facts: readonly Fact[]) => boolean][] = [
  ['alchemists', (_, { kind }) => kind === 'exchange'],
  ['corsairs', (_, { kind }) => kind === 'piracy'],
  ['masterJewelers', (_, { kind }) => kind === 'prospect'],
  ['mercenaries', (_, { kind }) => kind === 'attack'],
  ['thievesGuild', (_, { kind }) => kind === 'steal'],
  ['doppelgangers', (_, { kind }) => kind === 'swap'],
  ['archivists', ({ won }, { kind }, facts) => kind === 'buyBack' && won > 0 && facts.some(({ n }) => Number(n) === 3)],
  ['lumberjacks', (_, { kind }, [fact]) => kind === 'produce' && fact?.n === 2 && fact.resource === 'wood'],
  ['miners', (_, { kind }, [fact]) => kind === 'produce' && fact?.n === 2 && fact.resource === 'stone'],
  ['psyMonks', (_, { kind, from, to }) => kind === 'convert' && far(from, to) === 2],
  ['scholars', (_, { kind, from, to }) => kind === 'educate' && far(from, to) === 2],
  ['shadowCult', (_, { kind, target }) => kind === 'convert' && target === 'city'],
  ['travelers', (_, { kind }) => kind === 'abandon'],
  [
    'winged',
    ({ played }, { kind, seat, from, to }) => kind === 'move' && played[seat] === 'nomad' && far(from, to) === 2
  ],
  ['machinists', ({ played }, { kind, seat }) => kind === 'move' && played[seat] === 'ship']
];

/** Guilds whose power shows in where pieces stand, in what is held, or in the points. */
function noteStanding(position: RafPosition, meet: Meet): void {
  const at = new Map(position.pieces.map((piece) => [piece, terrainOf(position, piece.cell)]));
  for (const [{ type, owner }, terrain] of at) {
    if (type === 'nomad' && terrain === 'sea') meet('guild aquanauts');
    if (type === 'nomad' && terrain === 'glacier') meet('guild northerners');
    if (type === 'temple' && terrain === 'forest') meet('guild druids');
    if (type === 'city' && terrain === 'glacier' && holds(position, owner, 'snowmen')) meet('guild snowmen');
  }
  for (const { stock } of position.civs) if (stock.wood > 5 || stock.stone > 5) meet('guild collectors');
}

function noteEnd(position: RafPosition, meet: Meet): void {
  for (const { key, points } of game.score(position).rows) if (points.some((n) => n > 0)) meet(`score.${key}`);
  const without = (guild: GuildId): RafPosition => ({
    ...position,
    civs: position.civs.map((civ) => ({ ...civ, guilds: civ.guilds.filter((id) => id !== guild) }))
  });
  for (const guild of ['capitalists', 'farmers', 'trophyHunters'] as const) {
    const [one, two] = [game.score(position), game.score(without(guild))];
    if (one.totals.some((total, seat) => total !== two.totals[seat])) meet(`guild ${guild}`);
  }
}

const terrainOf = ({ world }: RafPosition, cell: string): string | undefined => tables(world).get(cell);
const known = new WeakMap<object, Map<string, string>>();
function tables(world: RafPosition['world']): Map<string, string> {
  let found = known.get(world);
  if (found === undefined) {
    const { cells, terrain } = survey(world);
    known.set(world, (found = new Map(cells.map((cell, n) => [cell, terrain[n]!]))));
  }
  return found;
}

/** What the table's clock does, and whoever leaves: no list has it. */
const UNLISTED = ['hurry', 'concede'];
const KINDS = Object.values(game.moves).filter(({ kind }) => !UNLISTED.includes(kind));

/** Tries moves that need not be legal, mostly such as answer what is asked. */
function probe(position: RafPosition, chance: Dice, meet: Meet, times: number): void {
  const asked = new Set(answerable(position).map(({ kind }) => kind));
  const apt = KINDS.filter(({ answers }) => answers.some((kind) => asked.has(kind)));
  for (let i = 0; i < times; i++) {
    const why = refuse(game, position, anyMove(position, chance.pick(apt).kind, chance));
    if (why === null) continue;
    meet(`refusal.${why.key}`);
    if (why.key === 'move.guarded') meet('guild sentinels');
  }
}

function noteDeed(before: RafPosition, move: Move, facts: readonly Fact[], meet: Meet): void {
  meet(`move ${move.kind}`);
  for (const { kind } of facts) meet(`fact.${kind}`);
  const detail = [move['into'], move['target'], move['deal']].find((each) => typeof each === 'string');
  const card = before.played[move.seat];
  const named = `deed ${String(card)} ${move.kind}`;
  meet(move.kind === 'attack' || detail === undefined ? named : `${named} ${String(detail)}`);
  for (const [guild, shows] of SHOWN) {
    if (holds(before, move.seat, guild) && shows(before, move, facts)) meet(`guild ${guild}`);
  }
}

function playOn(start: RafPosition, chance: Dice, meet: Meet, turns = 61): void {
  let position = start;
  for (let n = 0; !over(game, position) && position.turn < turns && n < 4000; n++) {
    for (const { kind } of answerable(position)) meet(`decision.${kind}`);
    if (n % 4 === 0) probe(position, chance, meet, 3);
    const list = options(game, position);
    // Only an odd table has no way on: a World without land.
    if (list.length === 0) return;
    const move = busy(list, chance);
    if (n % 7 === 0) {
      for (const { key } of preview(game, position, position.players, move).warnings) meet(`warning.${key}`);
    }
    const played = apply(game, position, move);
    if (!played.ok) throw new Error(played.refusal.key);
    noteDeed(position, move, played.facts, meet);
    position = played.position;
    if (n % 5 === 0) noteStanding(position, meet);
  }
  if (over(game, position)) noteEnd(position, meet);
}

function newGame(seed: number, meet: Meet): RafPosition {
  const players = 2 + (seed % 3);
  const chance = dice(seed);
  const raw = {
    guilds: seed % 5 !== 0,
    handicap: seed % 4 === 0,
    ...Object.fromEntries([1, 2, 3, 4].map((seat) => [`handicap${seat}`, chance.pick(HANDICAPS)])),
    world: seed % 2 === 0 ? 'built' : seed % 6 === 1 ? 'drawn' : 'named',
    tales: seed % 3 === 0 ? 'off' : 'drawn',
    maxTurns: seed % 7 === 0 ? 5 : 60
  };
  const { position, facts } = begin(game, { players, options: readOptions(game.meta, raw, players), seed });
  for (const { kind } of facts) meet(`fact.${kind}`);
  return position;
}

/** One is late, and the other leaves. */
function playUnlisted(meet: Meet): void {
  for (const hurry of [false, true]) {
    const raw = readOptions(game.meta, { world: 'drawn', hurry }, 2);
    let { position } = begin(game, { players: 2, seed: 1, options: raw });
    while (position.phase !== 'turn.cards') position = made(position, options(game, position)[0]!.move);
    const why = refuse(game, position, { kind: 'hurry', seat: 0 });
    if (why !== null) meet(`refusal.${why.key}`);
    else for (const [seat, kind] of UNLISTED.entries()) position = made(position, { kind, seat });
  }

  function made(before: RafPosition, move: Move): RafPosition {
    const played = apply(game, before, move);
    if (!played.ok) throw new Error(played.refusal.key);
    noteDeed(before, move, played.facts, meet);
    return played.position;
  }
}

it('play comes across every deed, guild, decision, fact, warning and refusal', () => {
  const left = new Set(wanted);
  const meet: Meet = (item) => left.delete(item);
  playUnlisted(meet);
  for (const [n, position] of ODD.entries()) {
    probe(position, dice(n), meet, 6000);
    for (const { move } of options(game, position)) {
      for (const { key } of preview(game, position, position.players, move).warnings) meet(`warning.${key}`);
    }
    for (let seed = 0; seed < 3; seed++) playOn(position, dice(100 * n + seed), meet, 12);
  }
  for (const [n, position] of ODD_TALES.entries()) {
    noteEnd(position, meet);
    probe(position, dice(n), meet, 3000);
    for (let seed = 0; seed < 4; seed++) playOn(position, dice(100 * n + seed), meet, 4);
  }
  for (let seed = 1; seed <= 150 && left.size > 0; seed++) {
    const position = newGame(seed, meet);
    for (const tale of position.variant.tales ?? []) meet(`tale ${tale}`);
    if (position.variant.guilds) for (const level of position.variant.handicaps) meet(`handicap ${level}`);
    playOn(position, dice(-seed), meet);
  }
  if (left.size > 0) console.log('never reached:', [...left].join(', '));
  expect([...left]).toEqual([]);
}, 300_000);
