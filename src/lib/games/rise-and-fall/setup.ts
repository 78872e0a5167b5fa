import { blank, dice, draw, seeded, shuffle, type GameConfig, type Options, type Random } from '$lib/kernel';
import { ECONOMY, GUILD_FIGURES } from './data';
import { TALES } from './data/tales';
import {
  GUILD_IDS,
  PIECE_TYPES,
  type CivState,
  type GuildId,
  type Handicap,
  type RafPosition,
  type TaleId,
  type Variant,
  type World
} from './state';
import { drawWorld, initialWorld, namedWorld, worldCards } from './world';

/** More players than one box serves: always six trophies (RF 12). */
const ONE_BOX = 4;
const ALL_TROPHIES = 6;

const CIV: CivState = {
  hand: ['nomad', 'city', 'ship'],
  discard: [],
  reserve: ['temple', 'mountaineer', 'merchant'],
  decline: [],
  stock: { gold: 0, wood: 0, stone: 0 },
  trophies: [],
  guilds: [],
  extinct: false
};

/** From the second on, the holder of the token lets an event that does harm begin (RF 17.0). */
export const RULES_VERSION = 2;

/** So many can be chosen, however many play. */
const MOST_TALES = 8;

/** Drawn by lot, one for each player, or chosen; in the order of their numbers (RF 17.0). */
function talesOf(options: Options, players: number, random: Random): [tales: TaleId[], random: Random] {
  const open = TALES.filter(({ built }) => !built || isBuiltByHand(options)).map(({ id }) => id);
  const chosen = Array.from({ length: MOST_TALES }, (_, n) => options[`tale${n + 1}`]);
  if (options['tales'] === 'chosen') return [open.filter((id) => chosen.includes(id)), random];
  if (options['tales'] !== 'drawn') return [[], random];
  const [deck, after] = shuffle(random, open);
  const drawn = deck.slice(0, players);
  return [open.filter((id) => drawn.includes(id)), after];
}

const isBuiltByHand = (options: Options): boolean => options['world'] !== 'named' && options['world'] !== 'drawn';

function variantOf({ options, players, rules = RULES_VERSION }: GameConfig, tales: readonly TaleId[]): Variant {
  const guilds = options['guilds'] === true;
  const handicaps = Array.from({ length: players }, (_, seat) =>
    guilds ? ((options[`handicap${seat + 1}`] ?? 'regular') as Handicap) : 'regular'
  );
  return {
    target: players > ONE_BOX ? ALL_TROPHIES : Number(options['trophies'] ?? 4),
    builtByHand: isBuiltByHand(options),
    guilds,
    handicaps,
    maxTurns: Number(options['maxTurns'] ?? 0),
    ...(tales.length > 0 ? { tales } : {}),
    ...(tales.length > 0 && rules > 1 ? { unleashed: true } : {}),
    ...(tales.includes('capital') && options['capital'] === 'connected' ? { anyShape: true } : {}),
    ...(options['hurry'] === true ? { hurry: true } : {})
  };
}

/** Built by the players, drawn by lot, or one of the named Worlds for this number of civilizations. */
function worldOf(options: Options, players: number, random: Random): [world: World, random: Random] {
  if (options['world'] === 'drawn') {
    const [seed, after] = draw(random, 0, 0x7fffffff);
    return [drawWorld(players, dice(seed)), after];
  }
  if (options['world'] !== 'named') return [initialWorld(players), random];
  const cards = worldCards(players);
  const card = cards.find(({ id }) => id === options[`world${players}`]) ?? cards[0]!;
  return [namedWorld(card.id)!, random];
}

function dealGuilds(
  on: boolean,
  players: number,
  random: Random
): [dealt: GuildId[][], deck: GuildId[], random: Random] {
  if (!on) return [Array.from({ length: players }, () => []), [], random];
  const [deck, after] = shuffle(random, GUILD_IDS);
  const { deal } = GUILD_FIGURES;
  const dealt = Array.from({ length: players }, (_, seat) => deck.slice(seat * deal, (seat + 1) * deal));
  return [dealt, deck.slice(players * deal), after];
}

export function setup(config: GameConfig): RafPosition {
  const { players, options, seed } = config;
  const [tales, drawnRandom] = talesOf(options, players, seeded(seed));
  const variant = variantOf(config, tales);
  const [dealt, guildDeck, dealtRandom] = dealGuilds(variant.guilds, players, drawnRandom);
  const [world, random] = worldOf(options, players, dealtRandom);
  const resources = ECONOMY.resources[players]!;
  return {
    ...blank(random),
    variant,
    players,
    turn: 0,
    first: 0,
    world,
    building: null,
    pieces: [],
    bank: { gold: ECONOMY.gold[players]!, wood: resources, stone: resources },
    civs: Array.from({ length: players }, () => CIV),
    trophies: PIECE_TYPES,
    won: 0,
    pending: 0,
    played: Array.from({ length: players }, () => null),
    acting: { civ: 0, left: [], ready: [], robbed: [] },
    recycling: { due: [], tokenMoved: false, swapped: false },
    guildDeck,
    dealt
  };
}
