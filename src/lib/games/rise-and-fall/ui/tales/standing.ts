import type { BoardPiece } from '$lib/ui/board/model';

/** How large a piece stands, in radii of a cell; others are units and buildings of the base game. */
const SIZES: Readonly<Record<string, number>> = {
  dragon: 1.56,
  leviathan: 1.45,
  waterElemental: 1.45,
  capital: 1.45,
  cathedral: 1.4,
  banks: 1.22,
  ports: 1.3,
  dolmens: 1.26
};
const USUAL = 1.2;

/** Sprites of buildings that are called like their tale: `rf-bank` is the trade with the bank. */
const PICTURES: Readonly<Record<string, string>> = { bank: 'banks', port: 'ports' };
export const pictureOf = (type: string): string => PICTURES[type] ?? type;

/** Two on one cell: the Merchant before the City, the Ship before its Port, so that both are seen. */
const STACKED: Readonly<Record<string, { dx: number; dy: number; size: number }>> = {
  city: { dx: -0.2, dy: 0.1, size: 1 },
  capital: { dx: -0.16, dy: -0.06, size: 1.2 },
  merchant: { dx: 0.26, dy: -0.16, size: 0.94 },
  ports: { dx: -0.16, dy: -0.1, size: 1.16 },
  ship: { dx: 0.3, dy: 0.16, size: 0.84 }
};
const PAIRS: readonly (readonly [string, string])[] = [
  ['city', 'merchant'],
  ['capital', 'merchant'],
  ['ports', 'ship']
];

interface Standing {
  readonly key: string;
  readonly place: string;
  /** What it is: its sprite without `rf-`. */
  readonly type: string;
  readonly colour?: string;
  readonly name: string;
  /** Knocked over by a tale. */
  readonly lying?: boolean;
  /** It has acted: turned, without the pad of one that was knocked over. */
  readonly done?: boolean;
  /** It stands on a special place, whose picture stays in sight above it. */
  readonly special?: boolean;
  /** So many levels above its cell: on the deck of the Bridge. */
  readonly raised?: number;
  /** All that stands on the same cell, itself included. */
  readonly beside: readonly string[];
}

/** A piece as it stands, lies or shares its cell. */
export function standing({ type, lying, done, special, raised = 0, beside, ...piece }: Standing): BoardPiece {
  const pair = PAIRS.some((two) => two.includes(type) && two.every((one) => beside.includes(one)));
  const size = SIZES[type] ?? USUAL;
  const foot = -0.06 - (size - USUAL) * 0.3;
  const spot = pair ? STACKED[type]! : { dx: 0, dy: foot, size };
  const scale = special ? 0.82 : 1;
  return {
    ...piece,
    sprite: `rf-${type}`,
    dx: spot.dx,
    dy: spot.dy + (special ? 0.2 : 0) - raised * 0.2,
    size: spot.size * scale * (lying ? 0.9 : 1),
    ...(lying ? { turn: 90, base: 'mark-lying' } : done ? { turn: 84 } : {})
  };
}
