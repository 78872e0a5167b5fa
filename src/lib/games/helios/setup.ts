import { blank, draw, seeded, shuffle, type GameConfig, type Random } from '$lib/kernel';
import { BOX, CHARACTER_IDS, TILES } from './data';
import { LAYOUT } from './data/board';
import { byName } from './data/by-name';
import { noCubes } from './rules/goods';
import { emptyOffer } from './rules/refill';
import { ACTS, BONUS_TYPES, type Act, type HeliosPosition, type SeatState, type TileId, type Variant } from './state';

/** The table before anybody has chosen a first token (HE 5). */
export function setup({ players, options, seed }: GameConfig): HeliosPosition {
  const [tiles, afterTiles] = shuffleTiles(seeded(seed));
  const [first, random] = firstSeat(options['first'], players, afterTiles);
  const part = (from: number, to?: number) => byName(ACTS, (act) => tiles[act].slice(from, to));
  const seat: SeatState = {
    vp: 0,
    mana: BOX.startMana,
    speed: LAYOUT.sunTrack.start,
    sun: LAYOUT.sunStart,
    land: {},
    temples: 0,
    buildings: [],
    tiles: { red: [], blue: [], yellow: [] }
  };
  return {
    ...blank(random),
    variant: {
      revolutionLimit: options['revolutionLimit'] as Variant['revolutionLimit'],
      princessAtInfinity: Number(options['princessAtInfinity'])
    },
    round: 0,
    rounds: BOX.rounds[players]!.turns.length,
    first,
    seats: Array.from({ length: players }, () => seat),
    supply: { cubes: BOX.cubes, mana: BOX.mana - players * BOX.startMana, houses: BOX.houses },
    draw: part(BOX.column),
    column: part(0, BOX.column),
    discard: { create: [], build: [], sun: [] },
    pile: BOX.land,
    extra: [],
    offer: emptyOffer(),
    bonus: byName(BONUS_TYPES, (type) => BOX.bonus[type].count),
    removed: noCubes(),
    characters: byName(CHARACTER_IDS, () => ({ owner: null, active: false })),
    turn: { seat: first, taken: 0, revolutionScored: false, colourBonus: null },
    court: { seat: first, recruited: false, activated: false, ended: false, passes: 0 }
  };
}

/** Create, build, sun, in this order. */
function shuffleTiles(random: Random): [tiles: Record<Act, TileId[]>, random: Random] {
  const tiles: Record<Act, TileId[]> = { create: [], build: [], sun: [] };
  for (const act of ACTS) [tiles[act], random] = shuffle(random, TILES[act]);
  return [tiles, random];
}

/** As the option says; by chance if it says so or names a seat that nobody sits in. */
function firstSeat(option: unknown, players: number, random: Random): [first: number, random: Random] {
  const seat = option === 'random' ? players : Number(option);
  return seat < players ? [seat, random] : draw(random, 0, players - 1);
}
