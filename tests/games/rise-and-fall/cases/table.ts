import { game } from '$lib/games/rise-and-fall';
import { meta } from '$lib/games/rise-and-fall/meta';
import {
  PIECE_TYPES,
  type Card,
  type CivState,
  type Piece,
  type PieceType,
  type RafPosition,
  type Terrain,
  type World
} from '$lib/games/rise-and-fall/state';
import {
  apply,
  awaited,
  begin,
  options,
  readOptions,
  refuse,
  type Decision,
  type Fact,
  type Move,
  type Options
} from '$lib/kernel';

/** A move without its seat: whoever is asked makes it. */
export interface Deed {
  readonly kind: string;
  readonly [param: string]: Move[string];
}

const moveOf = (position: RafPosition, deed: Deed): Move => ({ seat: awaited(position)[0] ?? 0, ...deed });

/** One move, with what it told the log; an illegal one is an error. */
export function played(position: RafPosition, deed: Deed): { position: RafPosition; facts: readonly Fact[] } {
  const result = apply(game, position, moveOf(position, deed));
  if (!result.ok) throw new Error(`${JSON.stringify(deed)}: ${JSON.stringify(result.refusal)}`);
  return result;
}

export const play = (position: RafPosition, ...deeds: Deed[]): RafPosition =>
  deeds.reduce((then, deed) => played(then, deed).position, position);

/** The key of the refusal, or null if the move is legal. */
export const why = (position: RafPosition, deed: Deed): string | null =>
  refuse(game, position, moveOf(position, deed))?.key ?? null;

export const legal = (position: RafPosition, kind?: string): Move[] =>
  options(game, position)
    .map(({ move }) => move)
    .filter((move) => kind === undefined || move.kind === kind);

export const owes = (position: RafPosition): string[] => position.owed.map(({ seat, kind }) => `${seat} ${kind}`);

/** The first position of a game; a World by name unless the options say otherwise. */
export const begun = (players: number, raw: Options = {}, seed = 7): RafPosition =>
  begin(game, { players, seed, options: readOptions(meta, { world: 'named', ...raw }, players) }).position;

const GROUND: Readonly<Record<string, Terrain>> = {
  s: 'sea',
  p: 'plain',
  f: 'forest',
  m: 'mountain',
  g: 'glacier',
  w: 'swamp'
};

/**
 * A small World: a letter for each cell, a row for each r, from q = 0. The neighbours of a letter are the
 * ones beside it, those above it and above to the right, those below it and below to the left.
 */
export function worldOf(rows: string): World {
  const overrides: Record<string, { terrain: Terrain }> = {};
  rows.split('/').forEach((row, r) =>
    [...row].forEach((letter, q) => {
      if (GROUND[letter] !== undefined) overrides[`${q},${r}`] = { terrain: GROUND[letter] };
    })
  );
  return { tiles: [], overrides };
}

/** Pieces written as `0nomad@1,2`. */
export function piecesOf(text: string): Piece[] {
  const count: Record<string, number> = {};
  return text
    .split(' ')
    .filter((part) => part !== '')
    .map((part) => {
      const [, seat, type, cell] = /^(\d)(\w+)@(.+)$/.exec(part)!;
      const key = `${seat}-${type}`;
      count[key] = (count[key] ?? 0) + 1;
      return { id: `${key}-${count[key]}`, owner: Number(seat), type: type as PieceType, cell: cell! };
    });
}

interface Scene {
  readonly map: string;
  readonly pieces: string;
  /** What seat 0 has played; the others have played nothing. */
  readonly card?: Card;
  readonly players?: number;
  readonly seats?: readonly Partial<CivState>[];
  readonly options?: Options;
  readonly more?: Partial<RafPosition>;
}

/** Goods that are nobody's are the bank's. */
export const goods = (gold: number, wood = 0, stone = 0) => ({ stock: { gold, wood, stone } });

/** The cards of a civilization as its pieces want them: the played one on the discard, the others in hand. */
export function zones(pieces: readonly Piece[], owner: number, card?: Card): Partial<CivState> {
  const here = PIECE_TYPES.filter((type) => pieces.some((piece) => piece.owner === owner && piece.type === type));
  return {
    hand: here.filter((type) => type !== card),
    discard: here.filter((type) => type === card),
    reserve: PIECE_TYPES.filter((type) => !here.includes(type)),
    decline: []
  };
}

/** An island out of sight for every other seat, so that nobody is extinct by accident. */
const refuge = (seat: number): string => `${40 + 3 * seat},40`;

const withRefuges = ({ tiles, overrides }: World, players: number): World => ({
  tiles,
  overrides: {
    ...overrides,
    ...Object.fromEntries(Array.from({ length: players }, (_, seat) => [refuge(seat), { terrain: 'plain' as const }]))
  }
});

const refugees = (pieces: string, players: number): Piece[] =>
  Array.from({ length: players }, (_, seat) => seat)
    .filter((seat) => seat > 0 && !` ${pieces}`.includes(` ${seat}`))
    .flatMap((seat) => piecesOf(`${seat}nomad@${refuge(seat)}`));

/** The actions of seat 0 on a small World; whoever comes after has nothing to do. */
export function scene({ map, pieces, card, players = 2, seats = [], options = {}, more = {} }: Scene): RafPosition {
  const start = begun(players, options);
  const all = [...piecesOf(pieces), ...refugees(pieces, players)];
  const civs = start.civs.map((civ, n) => ({
    ...civ,
    ...zones(all, n, n === 0 ? card : undefined),
    ...seats[n]
  }));
  const spent = (name: 'gold' | 'wood' | 'stone') => civs.reduce((sum, { stock }) => sum + stock[name], 0);
  const owed: Decision[] = card === undefined ? [] : [{ seat: 0, kind: 'act', card }];
  return {
    ...start,
    phase: 'turn.actions',
    turn: 1,
    first: 0,
    world: withRefuges(worldOf(map), players),
    pieces: all,
    civs,
    bank: {
      gold: start.bank.gold - spent('gold'),
      wood: start.bank.wood - spent('wood'),
      stone: start.bank.stone - spent('stone')
    },
    played: civs.map((_, n) => (n === 0 && card !== undefined ? card : null)),
    acting: {
      civ: 0,
      left: civs.map((_, n) => n).slice(1),
      ready: all.filter(({ owner, type }) => owner === 0 && type === card).map(({ id }) => id),
      robbed: []
    },
    owed,
    dealt: civs.map(() => []),
    guildDeck: [],
    ...more
  };
}

export const end: Deed = { kind: 'endActions' };
export const civ = (position: RafPosition, n = 0): CivState => position.civs[n]!;
export const stock = (position: RafPosition, n = 0) => civ(position, n).stock;

/** What stands where, as it is written in scenes, sorted. */
export const standing = ({ pieces }: RafPosition): string[] =>
  pieces.map(({ owner, type, cell }) => `${owner}${type}@${cell}`).sort();

export const at = ({ pieces }: RafPosition, cell: string): string[] =>
  pieces.filter((piece) => piece.cell === cell).map(({ owner, type }) => `${owner}${type}`);

export const zoneOf = (position: RafPosition, n: number, card: Card): string =>
  (['hand', 'discard', 'reserve', 'decline'] as const).find((zone) => civ(position, n)[zone].includes(card)) ?? 'none';

export const broken = (position: RafPosition): string[] =>
  Object.entries(game.invariants).flatMap(([name, holds]) => {
    const how = holds(position);
    return how === null ? [] : `${name}: ${how}`;
  });
