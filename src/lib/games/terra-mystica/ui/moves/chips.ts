import type { Move } from '$lib/kernel';

/** Land is made and built on with one chip; what the own board does needs none. */
const CHIPS: Readonly<Record<string, string | null>> = {
  transform: 'build',
  shapeshift: 'specialAction',
  convert: null,
  burn: null
};

export const chipOf = (kind: string): string | null => (kind in CHIPS ? CHIPS[kind]! : kind);

/** In the order of the action overview (TM 6). */
export const chips: readonly string[] = [
  'build',
  'upgrade',
  'advanceShipping',
  'advanceDig',
  'sendPriest',
  'powerAction',
  'specialAction',
  'pass',
  'riverTown',
  'skip',
  'endTurn'
];

/** Goods change hands at a tap: nothing is decided, and it is taken back as easily. */
export const atOnce = ({ kind }: Move): boolean => kind === 'convert' || kind === 'burn';
