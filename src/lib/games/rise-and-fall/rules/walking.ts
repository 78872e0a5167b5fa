import { ACTIONS } from '../data';
import type { Walk } from '../guilds';
import type { Piece, RafPosition, Terrain } from '../state';
import { boardOf, isEmpty, isLoneCity, type Board } from './board';
import { cliffBetween } from './ground';
import { powersOf } from './powers';

/** How a piece may move: how far, over what, through whom and where to (RF 8). */
interface Way {
  readonly range: number;
  /** Nobody bars it. */
  readonly free?: boolean;
  /** From one cell to the next. */
  step(from: number, to: number): boolean;
  /** On to the cells behind. */
  pass(n: number): boolean;
  stop(n: number): boolean;
}

interface Known {
  readonly world: RafPosition['world'];
  readonly civs: RafPosition['civs'];
  readonly found: Map<string, ReadonlySet<number>>;
}
const known = new WeakMap<readonly Piece[], Known>();

/** World, pieces and guilds decide where pieces can go, and nothing else does. */
const sameGuilds = (a: RafPosition['civs'], b: RafPosition['civs']): boolean =>
  a === b || a.every(({ guilds }, civ) => guilds === b[civ]!.guilds);

/** Every cell that a piece can move to. */
export function destinations(position: RafPosition, piece: Piece): ReadonlySet<number> {
  let cache = known.get(position.pieces);
  if (cache?.world !== position.world || !sameGuilds(cache.civs, position.civs)) {
    known.set(position.pieces, (cache = { world: position.world, civs: position.civs, found: new Map() }));
  }
  let found = cache.found.get(piece.id);
  if (found === undefined) cache.found.set(piece.id, (found = reachable(position, piece)));
  return found;
}

function reachable(position: RafPosition, piece: Piece): Set<number> {
  const board = boardOf(position);
  const from = board.ground.at.get(piece.cell)!;
  const barred = guarded(position, board, piece.owner);
  const found = new Set<number>();
  if (piece.type === 'ship') sail(position, board, from, piece.owner, barred, found);
  else for (const way of waysOf(position, board, piece, from)) walk(board, from, way, barred, found);
  found.delete(from);
  return found;
}

type Barred = ((n: number) => boolean) | null;

/** Whether somebody else's Sentinels keep a cell closed. */
export const isGuarded = (position: RafPosition, owner: number, n: number): boolean =>
  guarded(position, boardOf(position), owner)?.(n) ?? false;

/** Cells that others keep closed to moves (Sentinels). */
function guarded(position: RafPosition, { base, merchant }: Board, owner: number): Barred {
  const guards = position.civs.map((_, civ) => civ !== owner && powersOf(position, civ).blocks === true);
  if (!guards.includes(true)) return null;
  return (n) => {
    const [lower, upper] = [base[n], merchant[n]];
    return (lower !== undefined && guards[lower.owner]!) || (upper !== undefined && guards[upper.owner]!);
  };
}

function walk({ ground }: Board, from: number, way: Way, barred: Barred, found: Set<number>): void {
  const seen = new Set([from]);
  let edge = [from];
  for (let steps = 1; steps <= way.range && edge.length > 0; steps++) {
    const next: number[] = [];
    for (const at of edge) {
      for (const to of ground.sides[at]!) {
        if (seen.has(to) || !way.step(at, to)) continue;
        if (barred !== null && !way.free && barred(to)) continue;
        seen.add(to);
        if (way.stop(to)) found.add(to);
        if (way.pass(to)) next.push(to);
      }
    }
    edge = next;
  }
}

/** Anywhere in the sea region, passing everything; airships go to any sea at all. */
function sail(
  position: RafPosition,
  board: Board,
  from: number,
  owner: number,
  barred: Barred,
  found: Set<number>
): void {
  const { terrain, region } = board.ground;
  const anywhere = powersOf(position, owner).airships === true;
  if (!anywhere && barred !== null) {
    const step = (_: number, to: number) => region[to] === region[from];
    walk(board, from, { range: Infinity, step, pass: () => true, stop: (n) => isEmpty(board, n) }, barred, found);
    return;
  }
  for (let n = 0; n < terrain.length; n++) {
    if ((anywhere ? terrain[n] === 'sea' : region[n] === region[from]) && isEmpty(board, n)) found.add(n);
  }
}

function waysOf(position: RafPosition, board: Board, { type, owner }: Piece, from: number): Way[] {
  const { terrain } = board.ground;
  const on = (list: readonly Terrain[]) => (_: number, to: number) => list.includes(terrain[to]!);
  const empty = (n: number) => isEmpty(board, n);
  switch (type) {
    case 'mountaineer':
      return [
        {
          range: ACTIONS.range.mountaineer,
          step: on(ACTIONS.stand.mountaineer),
          pass: ownOnly(board, owner),
          stop: empty
        }
      ];
    case 'merchant':
      return [
        {
          range: ACTIONS.range.merchant,
          step: on(ACTIONS.stand.merchant),
          pass: () => true,
          stop: (n) => isEmpty(board, n) || isLoneCity(board, n)
        }
      ];
    case 'nomad':
      return nomadWays(position, board, owner, from);
    default:
      return [];
  }
}

/** Empty, or holding nobody else's pieces. */
const ownOnly =
  ({ base, merchant }: Board, owner: number) =>
  (n: number): boolean =>
    (base[n] === undefined || base[n].owner === owner) && (merchant[n] === undefined || merchant[n].owner === owner);

function nomadWays(position: RafPosition, board: Board, owner: number, from: number): Way[] {
  const { ground } = board;
  const { walks = [], roam = [] } = powersOf(position, owner);
  const terrains = [...ACTIONS.stand.nomad, ...roam];
  const onFoot = (at: number, to: number) => terrains.includes(ground.terrain[to]!) && !cliffBetween(ground, at, to);
  const stop = (n: number) => isEmpty(board, n);
  const special: Readonly<Record<Walk, () => Way[]>> = {
    travel: () => [{ range: 2, step: onFoot, pass: ownOnly(board, owner), stop }],
    swim: () => swimming(board, from),
    fly: () => [
      {
        range: 2,
        free: true,
        step: (_, to) => !NEVER_CROSSED.has(ground.terrain[to]!),
        pass: () => true,
        stop: (n) => isEmpty(board, n) && FLIGHT_ENDS.has(ground.terrain[n]!)
      }
    ]
  };
  const ordinary = { range: ACTIONS.range.nomad, step: onFoot, pass: () => false, stop };
  return [ordinary, ...walks.flatMap((name) => special[name]())];
}

const NEVER_CROSSED: ReadonlySet<string> = new Set(['volcano', 'stormPeak']);
const FLIGHT_ENDS: ReadonlySet<string> = new Set(['plain', 'forest', 'mountain']);

/** Up to three sea cells, past Ships; or one step from the sea onto land. Cliffs do not count at the shore. */
function swimming(board: Board, from: number): Way[] {
  const { terrain } = board.ground;
  const { base, merchant } = board;
  const stop = (n: number) => isEmpty(board, n);
  const sea: Way = {
    range: 3,
    step: (_, to) => terrain[to] === 'sea',
    pass: (n) => merchant[n] === undefined && (base[n] === undefined || base[n].type === 'ship'),
    stop
  };
  if (terrain[from] !== 'sea') return [sea];
  return [sea, { range: 1, step: (_, to) => ACTIONS.stand.nomad.includes(terrain[to]!), pass: () => false, stop }];
}
