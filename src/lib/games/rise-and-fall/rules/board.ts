import { CARDS } from '../data';
import { PIECE_TYPES, type Cell, type Piece, type PieceId, type PieceType, type RafPosition } from '../state';
import { groundOf, numberOf, type Ground } from './ground';

/** Where the pieces stand, by cell number; worked out once for every arrangement. */
export interface Board {
  readonly ground: Ground;
  /** The piece of a cell that is no Merchant. */
  readonly base: readonly (Piece | undefined)[];
  readonly merchant: readonly (Piece | undefined)[];
  readonly byId: ReadonlyMap<PieceId, Piece>;
  /** How many pieces stand in the World: by owner, then by type. */
  readonly count: readonly (readonly number[])[];
}

const known = new WeakMap<readonly Piece[], Board>();

export function boardOf({ pieces, world, civs }: RafPosition): Board {
  const ground = groundOf(world);
  const found = known.get(pieces);
  if (found !== undefined && found.ground === ground) return found;
  const base: (Piece | undefined)[] = new Array<undefined>(ground.cells.length);
  const merchant: (Piece | undefined)[] = new Array<undefined>(ground.cells.length);
  const byId = new Map<PieceId, Piece>();
  const count = civs.map(() => [0, 0, 0, 0, 0, 0]);
  for (const piece of pieces) {
    const n = numberOf(ground, piece.cell);
    (piece.type === 'merchant' ? merchant : base)[n] = piece;
    byId.set(piece.id, piece);
    count[piece.owner]![TYPE_NUMBER[piece.type]]! += 1;
  }
  const board = { ground, base, merchant, byId, count };
  known.set(pieces, board);
  return board;
}

export const TYPE_NUMBER: Readonly<Record<PieceType, number>> = {
  nomad: 0,
  city: 1,
  ship: 2,
  temple: 3,
  mountaineer: 4,
  merchant: 5
};

/** How many pieces of a type a civilization has in the World. */
export const inWorld = (position: RafPosition, owner: number, type: PieceType): number =>
  boardOf(position).count[owner]![TYPE_NUMBER[type]]!;

export const inReserve = (position: RafPosition, owner: number, type: PieceType): number =>
  CARDS[type].supply - inWorld(position, owner, type);

/** In the World, without a piece, and open to pieces (RF 3). */
export const isEmpty = ({ base, merchant, ground }: Board, n: number): boolean =>
  base[n] === undefined && merchant[n] === undefined && !CLOSED.has(ground.terrain[n]!);

/** Ground that nothing ever enters; it comes with tales. */
const CLOSED: ReadonlySet<string> = new Set(['volcano', 'stormPeak']);

/** A City, of anyone, without a Merchant on it. */
export const isLoneCity = ({ base, merchant }: Board, n: number): boolean =>
  base[n]?.type === 'city' && merchant[n] === undefined;

/** The pieces on a cell: none, one, or a City with its Merchant. */
export const piecesOn = ({ base, merchant }: Board, n: number): Piece[] => {
  const [lower, upper] = [base[n], merchant[n]];
  if (lower === undefined) return upper === undefined ? [] : [upper];
  return upper === undefined ? [lower] : [lower, upper];
};

export const pieceOn = (board: Board, n: number, type: PieceType): Piece | undefined => {
  const piece = type === 'merchant' ? board.merchant[n] : board.base[n];
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

/** What a civilization has in the World, by type. */
export const census = (position: RafPosition, owner: number): Record<PieceType, number> =>
  Object.fromEntries(PIECE_TYPES.map((type) => [type, inWorld(position, owner, type)])) as Record<PieceType, number>;
