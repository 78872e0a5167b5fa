import type { Cell, Land, Speed, Sun } from '$lib/games/helios/state';

/**
 * The sun as HE 8 tells it, word by word and without any thought of speed: sets of names, no numbers, no
 * arrays of neighbours, nothing kept. The rules of the house are held against it.
 */

const DIRS = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0]
] as const;

const at = (cell: Cell): [number, number] => cell.split(',').map(Number) as [number, number];
const beside = (cell: Cell, d: number): Cell => {
  const [q, r] = at(cell);
  const [dq, dr] = DIRS[(d + 6) % 6]!;
  return `${q + dq},${r + dr}`;
};
const allBeside = (cell: Cell): Cell[] => DIRS.map((_, d) => beside(cell, d));
const away = (cell: Cell): number => {
  const [q, r] = at(cell);
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
};
const onBoard = (cell: Cell): boolean => away(cell) <= 4;
const isYellow = (cell: Cell): boolean => ['0,-1', '0,-2', '0,-3', '0,-4'].includes(cell);

const BOARD: Cell[] = [];
for (let q = -4; q <= 4; q++) for (let r = -4; r <= 4; r++) if (onBoard(`${q},${r}`)) BOARD.push(`${q},${r}`);

/** HE 8.1: free cells that are joined to the rim. */
export function exterior(land: Land): Set<Cell> {
  const outside = new Set(BOARD.filter((cell) => away(cell) === 4));
  for (const cell of outside) {
    for (const next of allBeside(cell)) if (onBoard(next) && !(next in land)) outside.add(next);
  }
  return outside;
}

/** HE 8.1: cells of dead ends with the neighbour that leads out. */
export function deadEnds(land: Land): Map<Cell, Cell> {
  const core = exterior(land);
  const parents = new Map<Cell, Cell>();
  for (let again = true; again;) {
    again = false;
    for (const cell of [...core]) {
      const open = allBeside(cell).filter((next) => core.has(next));
      if (open.length > 1) continue;
      core.delete(cell);
      parents.set(cell, open[0]!);
      again = true;
    }
  }
  return parents;
}

const sheetStep = (from: Cell, to: Cell): number => {
  const [[fromQ, fromR], [toQ, toR]] = [at(from), at(to)];
  if (fromQ === 0 && fromR < 0 && toQ === 1) return 1;
  return toQ === 0 && toR < 0 && fromQ === 1 ? -1 : 0;
};

interface Edge {
  readonly token: Cell;
  readonly cell: Cell;
  readonly sheet: number;
}

/** HE 8.2, 8.3: once round the land, from the sun's edge. */
export function contour(land: Land, sun: Sun): Edge[] {
  const edges: Edge[] = [];
  let token = sun.hug;
  let d = DIRS.findIndex((_, n) => beside(sun.hug, n) === sun.cell);
  const first = d;
  let sheet = 0;
  do {
    const cell = beside(token, d);
    edges.push({ token, cell, sheet });
    const ahead = beside(token, d + 1);
    if (ahead in land) {
      token = ahead;
      d = (d + 5) % 6;
    } else {
      sheet += sheetStep(cell, ahead);
      d = (d + 1) % 6;
    }
  } while (token !== sun.hug || d !== first);
  return edges;
}

/** HE 8.4, 8.5: every outcome as `cell hug revolution`, with the fewest steps to it. */
export function outcomes(land: Land, sun: Sun, speed: Speed): Map<string, number> {
  const edges = contour(land, sun);
  const n = edges.length;
  const dead = deadEnds(land);
  const outside = exterior(land);
  const mayStand = (cell: Cell): boolean =>
    outside.has(cell) && !dead.has(cell) && allBeside(cell).some((next) => next in land);
  const found = new Map<string, number>();
  const seen = new Set<string>();
  let now = [{ cell: sun.cell, index: 0, sheet: 0, revolution: false }];
  for (let steps = 1; now.length > 0 && (speed === 'inf' || steps <= speed); steps++) {
    const next: typeof now = [];
    for (const { cell, index, sheet, revolution } of now) {
      const parent = dead.get(cell);
      const ways = parent === undefined ? allBeside(cell).filter(mayStand) : [parent];
      for (const to of ways) {
        const s = sheet + sheetStep(cell, to);
        const later = edges
          .map((edge, k) => (edge.cell === to ? k + (s - edge.sheet) * n : -1))
          .filter((j) => j > index);
        if (later.length === 0) continue;
        const j = Math.min(...later);
        if (j > (speed === 'inf' ? n : 2 * n)) continue;
        const round = revolution || (isYellow(to) && !isYellow(cell));
        const state = `${j} ${String(round)}`;
        if (seen.has(state)) continue;
        seen.add(state);
        next.push({ cell: to, index: j, sheet: s, revolution: round });
        const end = `${to} ${edges[j % n]!.token} ${String(round)}`;
        if (to !== sun.cell && !found.has(end)) found.set(end, steps);
      }
    }
    now = next;
  }
  return found;
}

/** HE 7.1: the cells where a token may be laid. */
export const placements = (land: Land, sun: Sun): Cell[] =>
  BOARD.filter(
    (cell) =>
      away(cell) <= 3 &&
      !(cell in land) &&
      cell !== sun.cell &&
      allBeside(cell).some((next) => next in land) &&
      exterior({ ...land, [cell]: land['0,0']! }).has(sun.cell)
  );
