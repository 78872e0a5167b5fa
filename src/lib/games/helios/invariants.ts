import { conserved, type Game } from '$lib/kernel';
import { BOX, TILES } from './data';
import { around, IS_LIGHT, numberOf } from './data/board';
import { byName } from './data/by-name';
import type { Asked } from './kit';
import { cubesOn, noCubes } from './rules/goods';
import { coastOf, flood } from './rules/sun';
import {
  ACTS,
  BONUS_TYPES,
  PILES,
  SECTIONS,
  type Colour,
  type HeliosPosition,
  type Land,
  type Offered,
  type SeatState,
  type TileId
} from './state';

/** Every tile has a number here, so that one look tells whether it was met before. */
const TILE_NUMBERS: ReadonlyMap<TileId, number> = new Map(
  ACTS.flatMap((act) => TILES[act]).map((tile, n) => [tile, n])
);
const ALL_BONUS = byName(BONUS_TYPES, (type) => BOX.bonus[type].count);

function byColour(colours: readonly Colour[]): Record<Colour, number> {
  const counts = noCubes();
  for (const colour of colours) counts[colour]++;
  return counts;
}

/** Tokens that lie open: on offer, or drawn by a land office and not yet laid. */
function lyingOpen({ offer, owed }: HeliosPosition): Offered[] {
  const open: Offered[] = [];
  for (const pile of PILES) if (offer[pile] !== null) open.push(offer[pile]);
  for (const decision of owed) if (decision.kind === 'office') open.push(...(decision as Asked<'office'>).tokens);
  return open;
}

function landTokensOf(land: Land): Record<Colour, number> {
  const counts = noCubes();
  for (const cell in land) {
    const token = land[cell]!;
    if (token.kind === 'land') counts[token.colour]++;
  }
  return counts;
}

function bonusTokensOf(land: Land): Record<string, number> {
  const counts = { free: 0, land: 0, resource: 0, temple: 0 };
  for (const cell in land) {
    const token = land[cell]!;
    if (token.kind === 'bonus') counts[token.type]++;
  }
  return counts;
}

/** How many tokens hang together with the first one. */
function together(land: Land): number {
  const { land: taken } = coastOf(land);
  return flood([taken.indexOf(1)], taken, 1).reduce((sum, met) => sum + met, 0);
}

const firstOf = (seats: readonly SeatState[], broken: (me: SeatState) => string | null): string | null => {
  for (const [seat, me] of seats.entries()) {
    const how = broken(me);
    if (how !== null) return `seat ${seat}: ${how}`;
  }
  return null;
};

/** What holds at every position of every game (HE 4). */
export const invariants: Game<HeliosPosition>['invariants'] = {
  cubes(position) {
    const open = byColour(lyingOpen(position).flatMap(({ colour, cube }) => (cube ? [colour] : [])));
    const lands = position.seats.map(({ land }) => cubesOn(land));
    return conserved([position.supply.cubes, open, ...lands], BOX.cubes);
  },
  mana: ({ supply, seats }) =>
    conserved(
      [supply, ...seats].map(({ mana }) => ({ mana })),
      { mana: BOX.mana }
    ),
  houses({ supply, seats }) {
    const built = seats.map(({ temples, buildings }) => ({ houses: temples + buildings.length }));
    return conserved([{ houses: supply.houses }, ...built], { houses: BOX.houses });
  },
  tiles({ draw, column, discard, seats }) {
    const met = new Uint8Array(TILE_NUMBERS.size);
    const places = ACTS.flatMap((act) => [draw[act], column[act], discard[act]]);
    for (const { tiles } of seats) for (const section of SECTIONS) places.push(tiles[section]);
    for (const place of places) {
      for (const tile of place) {
        const n = TILE_NUMBERS.get(tile);
        if (n === undefined) return `there is no tile ${tile}`;
        if (met[n] === 1) return `the tile ${tile} is there twice`;
        met[n] = 1;
      }
    }
    return met.includes(0) ? 'a tile is missing' : null;
  },
  landTokens(position) {
    const open = byColour(lyingOpen(position).map(({ colour }) => colour));
    const lands = position.seats.map(({ land }) => landTokensOf(land));
    return conserved([position.pile, position.removed, byColour(position.extra), open, ...lands], BOX.land);
  },
  bonusTokens: ({ bonus, seats }) => conserved([bonus, ...seats.map(({ land }) => bonusTokensOf(land))], ALL_BONUS),
  tokens: ({ seats }) =>
    firstOf(seats, ({ land, temples }) => {
      let standing = 0;
      for (const cell in land) {
        const { cubes, temple } = land[cell]!;
        if (!IS_LIGHT[numberOf(cell)]) return `a token lies on ${cell}`;
        if (cubes.length > BOX.cubesOnToken || (temple && cubes.length > 0)) return `${cubes.length} cubes on ${cell}`;
        if (temple) standing++;
      }
      return standing === temples ? null : `${standing} temples stand, ${temples} are counted`;
    }),
  land: ({ seats }) =>
    firstOf(seats, ({ land }) => {
      const tokens = Object.keys(land).length;
      if (tokens === 0) return null;
      const apart = tokens - together(land);
      return apart === 0 ? null : `${apart} tokens lie apart from the others`;
    }),
  sun: ({ seats }) =>
    firstOf(seats, ({ land, sun }) => {
      if (Object.keys(land).length === 0) return null;
      if (coastOf(land).exterior[numberOf(sun.cell)] !== 1) return `the sun is shut in on ${sun.cell}`;
      if (land[sun.hug] === undefined) return `the sun follows ${sun.hug}, where no token lies`;
      return around(sun.cell).includes(sun.hug) ? null : `the sun on ${sun.cell} does not touch ${sun.hug}`;
    }),
  rounds: ({ round, rounds, phase }) =>
    round > rounds || (phase === 'over' && round !== rounds) ? `round ${round} of ${rounds} in ${phase}` : null
};
