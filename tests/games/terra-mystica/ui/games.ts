import { game } from '$lib/games/terra-mystica';
import type { FactionId } from '$lib/games/terra-mystica/ids';
import type { TmPosition } from '$lib/games/terra-mystica/state';
import {
  apply,
  awaited,
  begin,
  dice,
  options,
  over,
  readOptions,
  type Dice,
  type LegalMove,
  type Move,
  type Options
} from '$lib/kernel';

/** One moment of a game: who is asked, and everything they may do. */
export interface Moment {
  readonly position: TmPosition;
  readonly seat: number;
  readonly legal: readonly LegalMove[];
}

/** A table that builds much and passes late sees more of the rules than one that takes anything. */
const EAGER: Readonly<Record<string, number>> = {
  build: 12,
  transform: 6,
  upgrade: 14,
  powerAction: 8,
  specialAction: 8,
  shapeshift: 6,
  riverTown: 12,
  pass: 1,
  convert: 1,
  burn: 1,
  leech: 8,
  skip: 1
};

function choose(legal: readonly LegalMove[], chance: Dice, wanted: readonly FactionId[]): Move {
  const moves = legal.map(({ move }) => move);
  const favoured = moves.find((move) => move.kind === 'pickFaction' && wanted.includes(move['faction'] as FactionId));
  if (favoured !== undefined) return favoured;
  const bag = [...new Set(moves.map(({ kind }) => kind))].flatMap((kind) =>
    Array.from({ length: EAGER[kind] ?? 4 }, () => kind)
  );
  const kind = chance.pick(bag);
  return chance.pick(moves.filter((move) => move.kind === kind));
}

/** Walks through a game and looks at every moment. */
export function walk(
  players: number,
  given: Options,
  wanted: readonly FactionId[],
  look: (moment: Moment) => void
): TmPosition {
  const seed = players + wanted.length;
  const chance = dice(seed);
  let { position } = begin(game, { players, seed, options: readOptions(game.meta, given, players) });
  while (!over(game, position)) {
    const seat = awaited(position)[0]!;
    const legal = options(game, position, seat);
    look({ position, seat, legal });
    const played = apply(game, position, choose(legal, chance, wanted));
    if (!played.ok) throw new Error(played.refusal.key);
    ({ position } = played);
  }
  return position;
}

/** Games that between them ask for everything: every map, the factions with rules of their own, all the extras. */
export const GAMES: readonly (readonly [players: number, options: Options, wanted: readonly FactionId[]])[] = [
  [4, { setup: 'introductory' }, []],
  [
    5,
    { setup: 'full', fireIceFactions: true, map: 'fi1', finalScoringTile: true },
    ['shapeshifters', 'dragonlords', 'yetis', 'mermaids', 'auren']
  ],
  [
    5,
    { setup: 'full', fireIceFactions: true, map: 'fi2', promoTownTiles: true, promoShippingBonus: true },
    ['riverwalkers', 'acolytes', 'darklings', 'swarmlings', 'nomads']
  ],
  [4, { setup: 'auction', fireIceFactions: true, auctionPickSide: true, variableTurnOrder: true }, []],
  [3, { setup: 'full', promoTempleScoring: true, strictBurn: true }, ['alchemists', 'fakirs', 'chaos-magicians']],
  [5, { setup: 'full' }, ['mermaids', 'engineers', 'giants', 'halflings', 'cultists']],
  [2, { setup: 'full', fireIceFactions: true, promoTownTiles: true }, ['mermaids', 'dwarves']],
  [2, { setup: 'full', fireIceFactions: true }, ['shapeshifters', 'darklings']],
  [5, { setup: 'random' }, []]
];
