import type { Game } from '$lib/kernel';
import { conserved } from '$lib/kernel';
import { CARDS, ECONOMY, isSingle, isUnit } from './data';
import { SHAPES, TERRAINS } from './data/terrain';
import { boardOf, inAll, inWorld, isCity, piecesOn, type Board } from './rules/board';
import { capOf } from './rules/stock';
import { canStand } from './rules/standing';
import { siteOf } from './rules/targets';
import { PIECE_TYPES, RESOURCES, TALE_PIECES, type CivState, type Piece, type RafPosition } from './state';
import { survey } from './world';

const isSetUp = ({ phase }: RafPosition): boolean => !phase.startsWith('setup');

const leftOver = ({ hand, discard, reserve, decline }: CivState): string | null =>
  hand.length + discard.length + reserve.length + decline.length === 0 ? null : 'extinct, with cards';

/** Each card in one zone, active with a piece in the World, in reserve without one (RF 6.1). */
function misplaced({ hand, discard, reserve, decline }: CivState, count: readonly number[] | null): string | null {
  if (hand.length + discard.length + reserve.length + decline.length !== PIECE_TYPES.length) return 'not six cards';
  for (const [n, card] of PIECE_TYPES.entries()) {
    const active = hand.includes(card) || discard.includes(card);
    const reserved = reserve.includes(card);
    if (!active && !reserved && !decline.includes(card)) return `${card} is missing`;
    if (count === null) continue;
    if (active && count[n] === 0) return `${card} is active without a piece`;
    if (reserved && count[n]! > 0) return `${card} is in reserve with a piece in the World`;
  }
  return null;
}

/** A Merchant in a City or the Capital, a Ship in a Port of its owner. */
const mayShare = (lower: Piece, upper: Piece): boolean =>
  lower.type === 'port'
    ? upper.type === 'ship' && upper.owner === lower.owner
    : isCity(lower) && upper.type === 'merchant';

/** How high the tiles of a cell are piled; -1 where there is none. */
const heightAt = ({ world }: RafPosition, n: number): number => {
  const tile = world.tiles.find(({ id }) => id === survey(world).top[n]);
  return tile === undefined ? -1 : TERRAINS[SHAPES[tile.kind].terrain].level;
};

/** Whether some piece may build such a thing on a special place. */
const isAllowed = (position: RafPosition, board: Board, n: number, piece: Piece): boolean =>
  PIECE_TYPES.some((type) => siteOf(position, { piece: { ...piece, type }, board, n }, n, piece.type) !== null);

/** What holds at every position of every game. */
export const invariants: Game<RafPosition>['invariants'] = {
  goods({ bank, civs }) {
    const resources = ECONOMY.resources[civs.length]!;
    const box = { gold: ECONOMY.gold[civs.length]!, wood: resources, stone: resources };
    return conserved([bank, ...civs.map(({ stock }) => stock)], box);
  },
  limits(position) {
    for (const [civ, { stock }] of position.civs.entries()) {
      for (const resource of RESOURCES) {
        if (stock[resource] > capOf(position, civ)) return `civilization ${civ} has ${stock[resource]} ${resource}`;
      }
    }
    return null;
  },
  pieces(position) {
    const board = boardOf(position);
    if (board.byId.size !== position.pieces.length) return 'a piece stands twice';
    for (const [owner, count] of board.count.entries()) {
      for (const [n, type] of PIECE_TYPES.entries()) {
        if (count[n]! > CARDS[type].supply) return `${count[n]} pieces ${type} of ${owner}`;
        if (count[n]! > 0 && position.civs[owner]!.extinct) return `${owner} is extinct and has ${type}`;
      }
    }
    return null;
  },
  cells(position) {
    const board = boardOf(position);
    for (const { id, type, owner, cell } of position.pieces) {
      const n = board.ground.at.get(cell);
      if (n === undefined) return `${id} stands outside the World`;
      const here = piecesOn(board, n);
      if (!here.some((other) => other.id === id)) return `${id} shares ${cell}`;
      if (here.length > 1 && !mayShare(here[0]!, here[1]!)) return `${here[0]!.id} and ${here[1]!.id} share ${cell}`;
      if (!canStand(position, owner, type, cell)) return `${id} cannot stand on ${cell}`;
    }
    return null;
  },
  cards(position) {
    const { count } = boardOf(position);
    const set = isSetUp(position);
    for (const [civ, state] of position.civs.slice(0, position.players).entries()) {
      const how = state.extinct ? leftOver(state) : misplaced(state, set ? count[civ]! : null);
      if (how !== null) return `civilization ${civ}: ${how}`;
    }
    return null;
  },
  singles(position) {
    for (const type of TALE_PIECES) {
      const most = isSingle(type) ? 1 : position.civs.length;
      if (inAll(position, type) > most) return `too many of ${type}`;
      if (position.civs.some((_, civ) => inWorld(position, civ, type) > 1)) return `somebody has two of ${type}`;
    }
    return null;
  },
  creatures(position) {
    const { creatures = [] } = position.world;
    const board = boardOf(position);
    if (new Set(creatures.map(({ id }) => id)).size !== creatures.length) return 'a creature is there twice';
    for (const { id, cell } of creatures) {
      const n = board.ground.at.get(cell);
      if (n === undefined) return `${id} is outside the World`;
      if (piecesOn(board, n).some(({ type }) => type !== 'port')) return `${id} and a piece share ${cell}`;
    }
    return null;
  },
  places(position) {
    const board = boardOf(position);
    for (const [cell, { special, terrain }] of Object.entries(position.world.overrides)) {
      const n = board.ground.at.get(cell);
      if (special === undefined || n === undefined) continue;
      if (terrain !== undefined && heightAt(position, n) > Math.max(TERRAINS[terrain].level - 1, 0)) {
        return `${special} on ${cell} is covered`;
      }
      const built = piecesOn(board, n).find((piece) => !isUnit(piece.type) && !isAllowed(position, board, n, piece));
      if (built !== undefined) return `${built.id} is built on ${special}`;
      if (board.ground.closed.has(n) && piecesOn(board, n).length > 0) return `something is inside ${special}`;
    }
    return null;
  },
  declines: ({ pending, won }) => (pending <= won ? null : `${pending} declines for ${won} trophies`),
  trophies({ trophies, civs, won }) {
    const taken = civs.flatMap((civ) => civ.trophies);
    if (taken.length !== won) return `${taken.length} trophies are taken, ${won} counted`;
    return new Set([...taken, ...trophies]).size === taken.length + trophies.length ? null : 'a trophy is there twice';
  },
  guilds({ civs, guildDeck, dealt }) {
    const all = [...civs.flatMap(({ guilds }) => guilds), ...guildDeck, ...dealt.flat()];
    return new Set(all).size === all.length ? null : 'a guild is there twice';
  },
  token({ first, civs }) {
    return civs[first]!.extinct && civs.some(({ extinct }) => !extinct)
      ? `${first} is extinct and holds the token`
      : null;
  }
};
