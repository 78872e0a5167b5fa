import { CELLS, NEAR, NONE, numberOf, RIM } from '../../data/board';
import type { Land } from '../../state';

/** What the sun needs to know of a land, by cell number. */
export interface Coast {
  readonly land: Uint8Array;
  /** Free cells that are joined to the rim through free cells (HE 8.1). */
  readonly exterior: Uint8Array;
  /** Free cells beside a token. */
  readonly shore: Uint8Array;
  /** For a cell of a dead end the next cell on the way out, else NONE. */
  readonly wayOut: Int8Array;
}

const coasts = new WeakMap<Land, Coast>();

/** A land never changes, so its coast is worked out once. */
export function coastOf(land: Land): Coast {
  let coast = coasts.get(land);
  if (coast === undefined) coasts.set(land, (coast = survey(Object.keys(land).map(numberOf))));
  return coast;
}

function survey(tokens: readonly number[]): Coast {
  const land = new Uint8Array(CELLS.length);
  for (const cell of tokens) land[cell] = 1;
  const exterior = exteriorOf(land);
  const shore = new Uint8Array(CELLS.length);
  for (const cell of tokens) {
    for (let d = 0; d < 6; d++) {
      const next = NEAR[6 * cell + d]!;
      if (next !== NONE && land[next] === 0) shore[next] = 1;
    }
  }
  return { land, exterior, shore, wayOut: deadEnds(exterior) };
}

/** The free cells that are joined to the rim. */
export const exteriorOf = (land: Uint8Array): Uint8Array => flood(RIM, land, 0);

/** All that hangs together with the first cells through land (1) or through what is free (0). */
export function flood(from: readonly number[], land: Uint8Array, through: 0 | 1): Uint8Array {
  const met = new Uint8Array(land.length);
  const queue = [...from];
  for (const cell of queue) met[cell] = 1;
  for (const cell of queue) {
    for (let d = 0; d < 6; d++) {
      const next = NEAR[6 * cell + d]!;
      if (next === NONE || land[next] !== through || met[next] === 1) continue;
      met[next] = 1;
      queue.push(next);
    }
  }
  return met;
}

/**
 * Takes away, again and again, every cell with one free side: a cell with five sides taken and the tunnel
 * that leads to it. Each keeps its last free neighbour, which is the way out.
 */
function deadEnds(exterior: Uint8Array): Int8Array {
  const left = exterior.slice();
  const wayOut = new Int8Array(CELLS.length).fill(NONE);
  const queue: number[] = [];
  for (let cell = 0; cell < left.length; cell++) if (left[cell] === 1) queue.push(cell);
  for (const cell of queue) {
    if (left[cell] === 0) continue;
    let sides = 0;
    let last = NONE;
    for (let d = 0; d < 6; d++) {
      const next = NEAR[6 * cell + d]!;
      if (next === NONE || left[next] === 0) continue;
      sides++;
      last = next;
    }
    if (sides > 1 || last === NONE) continue;
    left[cell] = 0;
    wayOut[cell] = last;
    queue.push(last);
  }
  return wayOut;
}
