import { RADIUS, STEP, type Spot } from '$lib/ui/board/model';
import type { Place } from '$lib/play/game-ui';
import type { Things } from './things';

/** A part of a picture: a sprite put down somewhere, or a surface of its own. */
export type Drawing =
  | {
      readonly key: string;
      readonly sprite: string;
      readonly x: number;
      readonly y: number;
      /** Half the side of its box. */
      readonly half: number;
      readonly turn: number;
    }
  | { readonly key: string; readonly d: string; readonly paint: string };

/** By the row of cells they are drawn after, counted from the far edge. */
type Rows = Map<number, Drawing[]>;
type Spots = ReadonlyMap<Place, Spot>;

const WIDE = RADIUS * Math.sqrt(3);
const n1 = (n: number): number => Math.round(n * 10) / 10;

const levelOf = ({ cell }: Spot): number => cell.level ?? 0;
const frontOf = (spots: readonly Spot[]): number => Math.max(...spots.map(({ cell }) => cell.r));
/** The way from one cell to another on the drawn board, clockwise from east. */
const degrees = (from: Spot | Point, to: Spot): number =>
  (Math.atan2(to.flat - from.flat, to.x - from.x) * 180) / Math.PI;

type Point = { readonly x: number; readonly flat: number };

/** All that tales have laid, in the order in which it is drawn: what lies nearer comes later. */
export function drawingsOf(things: Things, spots: Spots): Rows {
  const rows: Rows = new Map();
  const put = (row: number, ...drawings: Drawing[]) => rows.set(row, [...(rows.get(row) ?? []), ...drawings]);
  for (const [cell, sprite] of things.pictures) {
    const spot = spots.get(cell);
    if (spot !== undefined) put(spot.cell.r, at(cell, sprite, spot));
  }
  drawSwamps(things, spots, put);
  drawWaterfall(things, spots, put);
  drawVolcano(things, spots, put);
  if (things.typhoon !== null) {
    const spot = spots.get(things.typhoon);
    if (spot !== undefined) put(spot.cell.r, at('typhoon', 'r-typhoon', spot));
  }
  drawBridge(things, spots, put);
  return rows;
}

const at = (key: string, sprite: string, { x, y }: { x: number; y: number }, turn = 0, half = RADIUS): Drawing => ({
  key,
  sprite,
  x,
  y,
  half,
  turn
});

type Put = (row: number, ...drawings: Drawing[]) => void;

/** Two cells, and the pool across the edge between them. */
function drawSwamps({ swamps }: Things, spots: Spots, put: Put): void {
  for (const [a, b] of swamps) {
    const [one, other] = [spots.get(a), spots.get(b)];
    if (one === undefined || other === undefined) continue;
    const back = one.cell.r <= other.cell.r ? one : other;
    put(frontOf([one, other]), at(`join ${a}`, 'r-swamp-join', back, degrees(back, back === one ? other : one)));
  }
}

function drawWaterfall({ waterfall }: Things, spots: Spots, put: Put): void {
  const top = waterfall && spots.get(waterfall.top);
  const bottom = waterfall && spots.get(waterfall.bottom);
  if (!top || !bottom) return;
  const down = degrees(top, bottom);
  for (const [end, spot, turn] of [
    ['top', top, down],
    ['bottom', bottom, down]
  ] as const) {
    put(
      spot.cell.r,
      at(`${end} land`, `r-waterfall-${end}-land`, spot),
      at(`${end} rim`, 'r-waterfall-rim', spot),
      at(`${end} water`, `r-waterfall-${end}-water`, spot, turn)
    );
  }
  // On a wall that faces us the water is seen to fall.
  if (bottom.cell.r <= top.cell.r) return;
  const a = (down * Math.PI) / 180;
  const [x, y] = [top.x + (WIDE / 2) * Math.cos(a), top.y + (WIDE / 2) * Math.sin(a)];
  const [dx, dy] = [-RADIUS * 0.2 * Math.sin(a), RADIUS * 0.2 * Math.cos(a)];
  const deep = n1(STEP * (levelOf(top) - levelOf(bottom)));
  const fall = `M${n1(x - dx)} ${n1(y - dy)}L${n1(x + dx)} ${n1(y + dy)}v${deep}L${n1(x - dx)} ${n1(y - dy + deep)}Z`;
  const foam = [-0.4, 0.4].map((n) => `M${n1(x + n * dx)} ${n1(y + n * dy)}v${deep}`).join('');
  put(bottom.cell.r, { key: 'fall', d: fall, paint: 'water' }, { key: 'foam', d: foam, paint: 'foam' });
}

/** The middle of three cells: their common corner. */
const middleOf = (spots: readonly Spot[]) => ({
  x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length,
  y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length,
  flat: spots.reduce((sum, { flat }) => sum + flat, 0) / spots.length
});

/** The symbol of the Volcano has a box of so many radii. */
const CRATER = 2.4 * RADIUS;

function drawVolcano({ volcano }: Things, spots: Spots, put: Put): void {
  const cells = volcano?.cells.flatMap((cell) => spots.get(cell) ?? []) ?? [];
  if (volcano === null || cells.length < 3) return;
  const middle = middleOf(cells);
  const row = frontOf(cells);
  // Two cells in front, or two behind: the same tile the other way round.
  const turned = cells.filter(({ cell }) => cell.r === row).length === 2 ? 0 : 180;
  put(row, at('volcano', 'r-volcano', middle, turned, CRATER));
  const lava = volcano.lava?.flatMap((cell) => spots.get(cell) ?? []) ?? [];
  for (const spot of lava) {
    const far = Math.hypot(spot.x - middle.x, spot.flat - middle.flat) > 2.2 * RADIUS;
    put(row, at(`flow ${spot.cell.place}`, far ? 'r-flow-far' : 'r-flow-near', middle, degrees(middle, spot), CRATER));
  }
  put(row, at('crater', volcano.lava === null ? 'r-volcano-calm' : 'r-volcano-awake', middle, 0, CRATER));
  for (const spot of lava) drawLava(spot, cells, put);
}

/** Lava comes over the edge from one cell, or out of the notch between two; down a wall it is seen to run. */
function drawLava(spot: Spot, cells: readonly Spot[], put: Put): void {
  const beside = cells.filter(({ x, flat }) => Math.hypot(spot.x - x, spot.flat - flat) < WIDE * 1.1);
  const from = middleOf(beside);
  const way = degrees(spot, { ...spot, ...from });
  const a = (way * Math.PI) / 180;
  const edge = beside.length > 1 ? RADIUS : WIDE / 2;
  const [x, y] = [spot.x + edge * Math.cos(a), spot.y + edge * Math.sin(a)];
  const drop = STEP * (levelOf(cells[0]!) - levelOf(spot));
  const row = Math.max(spot.cell.r, frontOf(cells));
  if (Math.sin(a) < -0.2 && drop > 0) {
    const wide = RADIUS * 0.17;
    const d = `M${n1(x - wide)} ${n1(y - drop)}h${n1(2 * wide)}v${n1(drop + 3)}h${n1(-2 * wide)}Z`;
    put(row, { key: `run ${spot.cell.place}`, d, paint: 'lava' });
  }
  const away = edge - WIDE / 2;
  const tongue = { x: spot.x + away * Math.cos(a), y: spot.y + away * Math.sin(a) };
  put(row, at(`lava ${spot.cell.place}`, 'r-lava', tongue, way + 180));
}

/** The symbols of the deck, by the way it leads: east to west, and the two slanting ones. */
const DECKS: Readonly<Record<number, number>> = { 0: 0, 120: 1, 60: 2 };
/** Half as long as it is, and half as wide. */
const [LONG, NARROW] = [47, 15];

/** A shadow on the water, an arched face, and the deck as high as its ends. */
function drawBridge({ bridge }: Things, spots: Spots, put: Put): void {
  const [under, ...ends] =
    bridge === null ? [] : [bridge.cell, ...bridge.ends].flatMap((cell) => spots.get(cell) ?? []);
  const [one, other] = ends;
  if (under === undefined || one === undefined || other === undefined) return;
  const way = (Math.round(degrees(one, other) / 60) * 60 + 360) % 180;
  const lift = STEP * levelOf(one);
  const row = frontOf([under, one, other]);
  const a = ((way === 120 ? -60 : way) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(a), Math.sin(a)];
  const side = (far: number): [number, number] => [
    under.x + far * cos - NARROW * sin,
    under.y + far * sin + NARROW * cos - lift
  ];
  const [[ax, ay], [bx, by]] = [side(-LONG), side(LONG)];
  // The nearer end of a slanting bridge rests on land as high as the deck: its face runs out there.
  const [px, py, qx, qy] = ay <= by ? [ax, ay, bx, by] : [bx, by, ax, ay];
  const deep = lift + RADIUS * 0.16;
  const [mx, my] = [(px + qx) / 2, (py + qy) / 2];
  const foot = (t: number) => `${n1(px + (qx - px) * t)} ${n1(py + (qy - py) * t + deep)}`;
  const arch =
    way === 0
      ? `v${n1(deep)}L${foot(0.84)}Q${n1(mx)} ${n1(my - deep * 0.7)} ${foot(0.16)}`
      : `Q${n1(mx)} ${n1(my - deep * 0.1)} ${foot(0.2)}`;
  const face = `M${n1(px)} ${n1(py)}L${n1(qx)} ${n1(qy)}${arch}L${n1(px)} ${n1(py + deep)}Z`;
  put(
    row,
    { key: 'face', d: face, paint: 'stone' },
    at('deck', `r-majesticBridge-${DECKS[way] ?? 0}`, { x: under.x, y: under.y - lift })
  );
}
