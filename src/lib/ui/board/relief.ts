import { DIRECTIONS, hexName, step } from '$lib/kernel';
import { surfaceOf } from './geometry';
import { RADIUS, STEP, type Spot } from './model';

/** A row of a relief, from the far edge of the table: what stands in front is drawn later. */
export interface Row {
  readonly r: number;
  readonly spots: readonly Spot[];
  /** Tops of one terrain as one surface, and where the first of them is. */
  readonly tops: readonly { readonly terrain: string; readonly d: string; readonly x: number; readonly y: number }[];
  /** Walls towards the viewer, by terrain; those turned away from the lamp are darker. */
  readonly walls: readonly { readonly terrain: string; readonly lit: string; readonly dark: string }[];
  /** A line on the wall for every level. */
  readonly strata: string;
  /** The high side of every cliff, and strokes that fall from it. */
  readonly cliffs: string;
  readonly hachures: string;
}

/** Neighbours with so many levels between them have a cliff. */
const CLIFF = 2;
/** Even the lowest cell is a tile of some thickness. */
const THICK = 6;
const TEETH = [0.12, 0.31, 0.5, 0.69, 0.88];
const TOOTH = 0.17 * RADIUS;

const n1 = (n: number): number => Math.round(n * 10) / 10;
const ANGLES = [0, 1, 2, 3, 4, 5].map((i) => ((i * 60 - 30) * Math.PI) / 180);
/** The corners of a cell, clockwise; the side between n and n + 1 looks in direction n. */
const CORNERS = ANGLES.map((a) => [RADIUS * Math.cos(a), RADIUS * Math.sin(a)] as const);
const OUT = DIRECTIONS.map((_, i) => [Math.cos((i * Math.PI) / 3), Math.sin((i * Math.PI) / 3)] as const);
/** Sides that the viewer sees: lower right and lower left. */
const [RIGHT, LEFT] = [1, 2];

export function rowsOf(spots: readonly Spot[]): Row[] {
  const land = spots.filter(({ cell }) => !cell.open);
  const at = new Map(land.map((spot) => [hexName(spot.cell), spot] as const));
  const rows = new Map<number, Spot[]>();
  for (const spot of land) {
    const row = rows.get(spot.cell.r);
    if (row === undefined) rows.set(spot.cell.r, [spot]);
    else row.push(spot);
  }
  return [...rows].sort(([a], [b]) => a - b).map(([r, row]) => rowOf(r, row, at));
}

const levelOf = (spot: Spot | undefined): number => spot?.cell.level ?? 0;
const corner = ({ x, y }: Spot, i: number, down = 0): string =>
  `${n1(x + CORNERS[i % 6]![0])} ${n1(y + CORNERS[i % 6]![1] + down)}`;

function topsOf(spots: readonly Spot[]): Row['tops'] {
  const tops = new Map<string, { terrain: string; d: string; x: number; y: number }>();
  for (const spot of spots) {
    const key = `${spot.cell.terrain} ${levelOf(spot)}`;
    const top = tops.get(key) ?? { terrain: spot.cell.terrain, d: '', x: spot.x, y: spot.y };
    top.d += surfaceOf([spot], RADIUS, 'pointy');
    tops.set(key, top);
  }
  return [...tops.values()];
}

function rowOf(r: number, spots: readonly Spot[], at: ReadonlyMap<string, Spot>): Row {
  const walls = new Map<string, { lit: string; dark: string }>();
  let [strata, cliffs, hachures] = ['', '', ''];
  for (const spot of spots) {
    const level = levelOf(spot);
    const beside = (side: number) => at.get(hexName(step(spot.cell, DIRECTIONS[side]!)));
    const wall = walls.get(spot.cell.terrain) ?? { lit: '', dark: '' };
    for (const [side, face] of [
      [LEFT, 'lit'],
      [RIGHT, 'dark']
    ] as const) {
      const front = beside(side);
      if (front !== undefined && levelOf(front) >= level) continue;
      const deep = level * STEP + (front === undefined ? THICK : 0);
      wall[face] += `M${corner(spot, side)}L${corner(spot, side + 1)}L${corner(spot, side + 1, deep)}`;
      wall[face] += `L${corner(spot, side, deep)}Z`;
      for (let n = 1; n < level; n++) strata += `M${corner(spot, side, n * STEP)}L${corner(spot, side + 1, n * STEP)}`;
    }
    walls.set(spot.cell.terrain, wall);
    OUT.forEach(([nx, ny], side) => {
      const next = beside(side);
      if (next === undefined || level - levelOf(next) < CLIFF) return;
      cliffs += `M${corner(spot, side)}L${corner(spot, side + 1)}`;
      const [[ax, ay], [bx, by]] = [CORNERS[side]!, CORNERS[(side + 1) % 6]!];
      for (const f of TEETH) {
        const [px, py] = [spot.x + ax + (bx - ax) * f, spot.y + ay + (by - ay) * f];
        hachures += `M${n1(px)} ${n1(py)}l${n1(-nx * TOOTH)} ${n1(-ny * TOOTH)}`;
      }
    });
  }
  return {
    r,
    spots,
    tops: topsOf(spots),
    walls: [...walls].map(([terrain, faces]) => ({ terrain, ...faces })),
    strata,
    cliffs,
    hachures
  };
}
