import { CARDS, hasCard, isSingle, roleOf } from '../data';
import type { Cell, Piece, PieceId, PieceType, RafPosition } from '../state';
import { groundOf, numberOf, type Ground } from './ground';

/** Where the pieces stand, by cell number; worked out once for every arrangement. */
export interface Board {
  readonly ground: Ground;
  /** The piece of a cell that is no Merchant. */
  readonly base: readonly (Piece | undefined)[];
  readonly merchant: readonly (Piece | undefined)[];
  /** Ports: a Ship of their owner may lie in them. */
  readonly ports: ReadonlyMap<number, Piece>;
  readonly byId: ReadonlyMap<PieceId, Piece>;
  /** How many pieces stand in the World: by owner, then by type. */
  readonly count: readonly (readonly number[])[];
}

/** A piece about to act, with the cell it stands on. */
export interface Actor {
  readonly piece: Piece;
  readonly n: number;
  readonly board: Board;
}

const known = new WeakMap<readonly Piece[], Board>();

export function boardOf({ pieces, world, civs }: RafPosition): Board {
  const ground = groundOf(world);
  const found = known.get(pieces);
  if (found !== undefined && found.ground === ground) return found;
  const base: (Piece | undefined)[] = new Array<undefined>(ground.cells.length);
  const merchant: (Piece | undefined)[] = new Array<undefined>(ground.cells.length);
  const byId = new Map<PieceId, Piece>();
  const count = civs.map(() => [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  let ports: Map<number, Piece> | undefined;
  for (const piece of pieces) {
    const n = numberOf(ground, piece.cell);
    if (piece.type === 'port') (ports ??= new Map()).set(n, piece);
    else (piece.type === 'merchant' ? merchant : base)[n] = piece;
    byId.set(piece.id, piece);
    count[piece.owner]![TYPE_NUMBER[piece.type]]! += 1;
  }
  const board = { ground, base, merchant, ports: ports ?? NO_PORTS, byId, count };
  known.set(pieces, board);
  return board;
}

const NO_PORTS: ReadonlyMap<number, Piece> = new Map();

export const TYPE_NUMBER: Readonly<Record<PieceType, number>> = {
  nomad: 0,
  city: 1,
  ship: 2,
  temple: 3,
  mountaineer: 4,
  merchant: 5,
  bank: 6,
  port: 7,
  capital: 8,
  cathedral: 9
};

/** How many pieces of a type a civilization has in the World. */
export const inWorld = (position: RafPosition, owner: number, type: PieceType): number =>
  boardOf(position).count[owner]![TYPE_NUMBER[type]]!;

/** How many of all owners stand in the World. */
export const inAll = (position: RafPosition, type: PieceType): number =>
  boardOf(position).count.reduce((sum, count) => sum + count[TYPE_NUMBER[type]]!, 0);

/** Of what tales bring each civilization has one, or there is one for all. */
export function inReserve(position: RafPosition, owner: number, type: PieceType): number {
  if (hasCard(type)) return CARDS[type].supply - inWorld(position, owner, type);
  return 1 - (isSingle(type) ? inAll(position, type) : inWorld(position, owner, type));
}

/** In the World, without a piece or a creature, and open to pieces (RF 3). */
export const isEmpty = ({ base, merchant, ports, ground }: Board, n: number): boolean =>
  base[n] === undefined && merchant[n] === undefined && !ground.barred.has(n) && !ports.has(n);

/** A Port of this owner without a Ship in it. */
export const isHaven = ({ base, ports, ground }: Board, n: number, owner: number): boolean =>
  ports.get(n)?.owner === owner && base[n] === undefined && !ground.barred.has(n);

/** Where a land unit may stay: an empty cell, or the deck of a bridge that nobody stands on. */
export const isFree = (board: Board, n: number): boolean =>
  isEmpty(board, n) || (board.ground.bridge?.n === n && board.base[n] === undefined && board.merchant[n] === undefined);

/** What counts as a City: the Capital too. */
export const isCity = (piece: Piece | undefined): piece is Piece =>
  piece !== undefined && roleOf(piece.type) === 'city';

/** A City, of anyone, without a Merchant on it. */
export const isLoneCity = ({ base, merchant }: Board, n: number): boolean =>
  isCity(base[n]) && merchant[n] === undefined;

/** The pieces on a cell: none, one, a City with its Merchant, or a Port with its Ship. */
export const piecesOn = ({ base, merchant, ports }: Board, n: number): Piece[] => {
  const port = ports.get(n);
  if (port !== undefined) return base[n] === undefined ? [port] : [port, base[n]];
  const [lower, upper] = [base[n], merchant[n]];
  if (lower === undefined) return upper === undefined ? [] : [upper];
  return upper === undefined ? [lower] : [lower, upper];
};

export const pieceOn = (board: Board, n: number, type: PieceType): Piece | undefined => {
  const piece = type === 'merchant' ? board.merchant[n] : type === 'port' ? board.ports.get(n) : board.base[n];
  return piece?.type === type ? piece : undefined;
};

export const pieceAt = (position: RafPosition, cell: Cell, type: PieceType): Piece | undefined => {
  const board = boardOf(position);
  return pieceOn(board, numberOf(board.ground, cell), type);
};

/** The lowest number that no piece of this type and owner has. */
export function newId({ pieces }: RafPosition, owner: number, type: PieceType): PieceId {
  for (let n = 1; ; n++) {
    const id = `${owner}-${type}-${n}`;
    if (!pieces.some((piece) => piece.id === id)) return id;
  }
}
