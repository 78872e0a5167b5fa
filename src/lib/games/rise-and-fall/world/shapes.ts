import { hexName, type Hex } from '$lib/kernel';
import { SHAPES } from '../data/terrain';
import type { Cell, Placement, TileKind } from './types';

/** How many ways there are to turn a tile; its mirror image is always one of them. */
export const orientations = (kind: TileKind): number => SHAPES[kind].orientations.length;

export const isPlacement = ({ kind, orientation, q, r }: Placement): boolean =>
  Number.isInteger(q) && Number.isInteger(r) && SHAPES[kind]?.orientations[orientation] !== undefined;

export const hexesOf = ({ kind, orientation, q, r }: Placement): Hex[] =>
  SHAPES[kind].orientations[orientation]!.map((from) => ({ q: q + from.q, r: r + from.r }));

/** The cells that a tile takes, row by row. */
export const cellsUnder = (placement: Placement): Cell[] => hexesOf(placement).map(hexName);

/** A placement in a few characters: `plain1@3,-2`. */
export const spell = ({ kind, orientation, q, r }: Placement): string => `${kind}${orientation}@${q},${r}`;

export function readPlacement(text: string): Placement | null {
  const [, kind, orientation, q, r] = /^([a-zA-Z]+)(\d)@(-?\d{1,3}),(-?\d{1,3})$/.exec(text) ?? [];
  if (kind === undefined || !Object.hasOwn(SHAPES, kind)) return null;
  const placement = { kind: kind as TileKind, orientation: Number(orientation), q: Number(q), r: Number(r) };
  return isPlacement(placement) ? placement : null;
}

export const samePlace = (a: Placement, b: Placement): boolean =>
  a.kind === b.kind && a.orientation === b.orientation && a.q === b.q && a.r === b.r;
