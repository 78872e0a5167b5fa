import { components, conserved, type Game } from '$lib/kernel';
import { BOX, TILES } from './data';
import { around, IS_LIGHT, numberOf } from './data/board';
import type { OfficeDecision } from './moves/types';
import { cubesOn, MOST_CUBES } from './rules/goods';
import { coastOf } from './rules/sun';
import { ACTS, BONUS_TYPES, PILES, SECTIONS, type HeliosPosition, type Offered, type SeatState } from './state';

function count(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}

const ALL_TILES = count(ACTS.flatMap((act) => TILES[act]));

/** Tokens that lie open: on offer, or drawn by a land office and not yet laid. */
const lyingOpen = ({ offer, owed }: HeliosPosition): Offered[] => [
  ...PILES.flatMap((pile) => offer[pile] ?? []),
  ...owed.flatMap((decision) => (decision.kind === 'office' ? (decision as OfficeDecision).tokens : []))
];

const landOf = (me: SeatState): string[] =>
  Object.values(me.land).flatMap((token) => (token.kind === 'land' ? [token.colour] : []));

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
    const open = lyingOpen(position).flatMap(({ colour, cube }) => (cube ? [colour] : []));
    const lands = position.seats.map(({ land }) => cubesOn(land));
    return conserved([position.supply.cubes, count(open), ...lands], BOX.cubes);
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
    const places = [
      ...ACTS.flatMap((act) => [draw[act], column[act], discard[act]]),
      ...seats.flatMap(({ tiles }) => SECTIONS.map((section) => tiles[section]))
    ];
    return conserved([count(places.flat())], ALL_TILES);
  },
  landTokens(position) {
    const open = lyingOpen(position).map(({ colour }) => colour);
    const lands = position.seats.map((me) => count(landOf(me)));
    return conserved([position.pile, position.removed, count(position.extra), count(open), ...lands], BOX.land);
  },
  bonusTokens({ bonus, seats }) {
    const laid = seats.map(({ land }) =>
      count(Object.values(land).flatMap((token) => (token.kind === 'bonus' ? [token.type] : [])))
    );
    return conserved([bonus, ...laid], Object.fromEntries(BONUS_TYPES.map((type) => [type, BOX.bonus[type].count])));
  },
  tokens: ({ seats }) =>
    firstOf(seats, ({ land, temples }) => {
      for (const [cell, { cubes, temple }] of Object.entries(land)) {
        if (!IS_LIGHT[numberOf(cell)]) return `a token lies on ${cell}`;
        if (cubes.length > MOST_CUBES || (temple && cubes.length > 0)) return `${cubes.length} cubes on ${cell}`;
      }
      const standing = Object.values(land).filter(({ temple }) => temple).length;
      return standing === temples ? null : `${standing} temples stand, ${temples} are counted`;
    }),
  land: ({ seats }) =>
    firstOf(seats, ({ land }) => {
      const parts = components(Object.keys(land), around).length;
      return parts > 1 ? `the land has ${parts} parts` : null;
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
