import { blank, draw, seeded, shuffle, type GameConfig, type Random } from '$lib/kernel';
import { copyPosition } from './copy';
import { INTRODUCTION, INTRODUCTION_SCORING, SPARE_BONUSES } from './data/setup';
import {
  BONUS_CARDS,
  FAVOUR_TILES,
  FINAL_TILE_IDS,
  ROUNDS,
  SCORING_TILES,
  SPADE_TILE,
  START_VP,
  TOWN_TILES
} from './data/tiles';
import { FACTION } from './factions';
import { BONUSES, FACTIONS, FAVOURS, SCORINGS, TOWNS, type FactionId, type ScoringId } from './ids';
import { kit } from './kit';
import { geometry } from './map';
import { rulesOf, type Rules } from './options';
import { layOut } from './rules/choosing';
import { placeFirst } from './rules/structures';
import { NO_PROGRESS } from './rules/turns';
import type { SeatState, TmPosition } from './state';

const EMPTY_SEAT: SeatState = {
  faction: null,
  terrain: null,
  vp: 0,
  coins: 0,
  workers: 0,
  priests: 0,
  power: [0, 0, 0],
  gone: 0,
  added: 0,
  cults: { fire: 0, water: 0, earth: 0, air: 0 },
  shipping: 0,
  dig: 0,
  built: { D: 0, TP: 0, TE: 0, SH: 0, SA: 0 },
  bridges: 0,
  favours: [],
  towns: [],
  keys: 0,
  bonus: null,
  passed: false,
  used: [],
  unlocked: [],
  carpet: 0,
  shifts: 0,
  dropped: false,
  points: {}
};

/** The board as printed. */
export const layMap = (map: string): Pick<TmPosition, 'map' | 'ground' | 'pieces'> => {
  const { printed } = geometry(map);
  return { map, ground: printed, pieces: printed.map(() => null) };
};

/** Everything before the first decision (TM 4). */
export function setup({ rules: version, players, options, seed }: GameConfig): TmPosition {
  const rules = rulesOf(options, version);
  const [scoring, tilesDrawn] = drawScoring(rules, seeded(seed));
  const [bonuses, cardsDrawn] = shuffle(
    tilesDrawn,
    BONUSES.filter((id) => !BONUS_CARDS[id].promo || rules.promoShipping)
  );
  const [tile, tileDrawn] = draw(cardsDrawn, 0, FINAL_TILE_IDS.length - 1);
  const [starter, random] = draw(tileDrawn, 0, players - 1);
  const fixed = rules.setup === 'introductory' || rules.arranged;
  const first = fixed ? 0 : starter;
  const count = <K extends string>(ids: readonly K[], copies: (id: K) => number) =>
    Object.fromEntries(ids.map((id) => [id, copies(id)])) as Record<K, number>;
  const none = { fire: FREE_SPACES, water: FREE_SPACES, earth: FREE_SPACES, air: FREE_SPACES };
  const position: TmPosition = {
    ...blank(random),
    owed: [],
    rules,
    ...layMap(rules.map),
    players,
    round: 0,
    order: Array.from({ length: players }, (_, i) => (first + i) % players),
    passing: [],
    active: null,
    deed: NO_PROGRESS,
    bridges: [],
    riverTowns: [],
    seats: Array.from({ length: players }, () => EMPTY_SEAT),
    favours: count(FAVOURS, (id) => FAVOUR_TILES[id].copies),
    towns: count(TOWNS, (id) => (TOWN_TILES[id].promo && !rules.promoTowns ? 0 : TOWN_TILES[id].copies)),
    bonuses: rules.arranged
      ? {}
      : count(
          [...bonuses.slice(0, players + SPARE_BONUSES)].sort((a, b) => BONUSES.indexOf(a) - BONUSES.indexOf(b)),
          () => 0
        ),
    scoring: rules.arranged ? [] : scoring,
    finalTile: rules.finalTile ? FINAL_TILE_IDS[tile]! : null,
    powerUsed: [],
    orders: none,
    events: [],
    eventId: 1,
    dealt: [],
    auction: null
  };
  // Copied once, so that the first position has its fields in the order of all that follow.
  return deal(copyPosition(position), first);
}

const FREE_SPACES = [null, null, null, null];

/** Spaces 6 to 1; the spade tile never lies on 6 or 5 (TM 4.3). */
function drawScoring(rules: Rules, random: Random): [readonly ScoringId[], Random] {
  let pile: ScoringId[];
  [pile, random] = shuffle(
    random,
    SCORINGS.filter((id) => !SCORING_TILES[id].promo || rules.promoTemple)
  );
  const rounds: ScoringId[] = [];
  for (let round = ROUNDS; round >= 1; round--) {
    let id = pile.pop()!;
    if (id === SPADE_TILE && round >= 5) {
      id = pile.pop()!;
      [pile, random] = shuffle(random, [...pile, SPADE_TILE]);
    }
    rounds.unshift(id);
  }
  return [rounds, random];
}

/** What the kind of setup lays ready: factions, dealt boards or the lots of the auction. */
function deal(position: TmPosition, first: number): TmPosition {
  const { rules, players } = position;
  switch (rules.arranged ? 'full' : rules.setup) {
    case 'introductory':
      return introduce(position);
    case 'full':
      return position;
    case 'random': {
      const [boards, random] = shuffle(position.random, boardsIn(rules));
      return { ...position, random, dealt: boards.slice(0, players) };
    }
    case 'auction':
      return drawLots(position, first);
  }
}

/** The two sides of each board in play. */
const boardsIn = (rules: Rules): FactionId[][] => {
  const ids = FACTIONS.filter((id) => FACTION[id].set === 'base' || rules.fireIce);
  const boards = [...new Set(ids.map((id) => FACTION[id].board))];
  return boards.map((board) => ids.filter((id) => FACTION[id].board === board));
};

function introduce(position: TmPosition): TmPosition {
  const { seats, bonuses } = INTRODUCTION[position.players]!;
  const { at } = geometry(position.map);
  return kit.change(position, (draft) => {
    draft.p.scoring = INTRODUCTION_SCORING;
    draft.p.bonuses = Object.fromEntries(bonuses.map((id) => [id, 0]));
    seats.forEach(([faction, ...hexes], seat) => {
      layOut(draft, seat, faction, START_VP);
      for (const hex of hexes) placeFirst(draft, seat, at.get(hex)!);
    });
  }).position;
}

/** One token for each player; its side is chance unless the winner may choose (TM 4.6, D13). */
function drawLots(position: TmPosition, opener: number): TmPosition {
  const { rules, players } = position;
  const [tokens, shuffled] = shuffle(position.random, boardsIn(rules));
  let random = shuffled;
  const lots = tokens.slice(0, players).flatMap((sides) => {
    if (rules.pickSide) return sides;
    let side: number;
    [side, random] = draw(random, 0, 1);
    return [sides[side]!];
  });
  const auction = {
    lots,
    drawn: lots,
    bidding: [opener],
    bid: -1,
    leader: null,
    slots: position.seats.map(() => null)
  };
  return { ...position, random, auction };
}
