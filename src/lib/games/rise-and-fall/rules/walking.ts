import { ACTIONS } from '../data';
import { momentsOf, type Bar, type Walker, type Way } from '../moments';
import type { Piece, RafPosition, Terrain } from '../state';
import { boardOf, isEmpty, isFree, isHaven, isLoneCity, type Board } from './board';
import { barsOf } from './closing';
import { cliffBetween, isLinked, type Ground } from './ground';

const USUAL = 'usual';

/** The ways of a piece by name. */
export const wayNames = (position: RafPosition, piece: Piece): readonly string[] => [
  ...new Set(waysOf(walkerOf(position, piece), true).map(({ name = USUAL }) => name))
];

const walkerOf = (position: RafPosition, piece: Piece): Walker => {
  const board = boardOf(position);
  return { position, board, piece, from: board.ground.at.get(piece.cell)! };
};

/** Where a piece comes in all of its ways, or in the one that is named. */
export function reachable(position: RafPosition, piece: Piece, named?: string): Set<number> {
  const walker = walkerOf(position, piece);
  const bars = barsOf(position, piece);
  const found = new Set<number>();
  for (const way of waysOf(walker, bars.length > 0)) {
    if (named !== undefined && (way.name ?? USUAL) !== named) continue;
    if (way.range === undefined) jump(walker, way, bars, found);
    else walk(walker, way, way.range, bars, found);
  }
  found.delete(walker.from);
  return found;
}

function walk({ board, from }: Walker, way: Way, range: number, bars: readonly Bar[], found: Set<number>): void {
  const isClosed = closedBy(bars);
  const entering = way.flies ? 'fly' : way.afloat ? 'sail' : 'enter';
  const { closed, sides } = board.ground;
  const seen = new Set([from]);
  let edge = [from];
  for (let steps = 1; steps <= range && edge.length > 0; steps++) {
    const next: number[] = [];
    for (const at of edge) {
      for (const to of sides[at]!) {
        if (seen.has(to) || closed.has(to) || !way.step(at, to) || isClosed(to, entering)) continue;
        seen.add(to);
        if (way.stop(to) && !isClosed(to, 'stop')) found.add(to);
        if (way.pass(to) && !isClosed(to, 'pass')) next.push(to);
      }
    }
    edge = next;
  }
}

/** No path: any cell where the piece may stop. */
function jump({ board }: Walker, { stop }: Way, bars: readonly Bar[], found: Set<number>): void {
  const isClosed = closedBy(bars);
  for (let n = 0; n < board.ground.cells.length; n++) if (stop(n) && !isClosed(n, 'stop')) found.add(n);
}

const OPEN: Bar['closes'] = () => false;

const closedBy = (bars: readonly Bar[]): Bar['closes'] =>
  bars.length === 0 ? OPEN : (n, what) => bars.some((bar) => bar.closes(n, what));

/** The usual way of the piece, and what guilds and tales make of it. */
function waysOf(walker: Walker, barred: boolean): readonly Way[] {
  let ways: readonly Way[] = usualWays(walker, barred);
  for (const change of momentsOf(walker.position, walker.piece.owner).ways ?? []) ways = change(ways, walker);
  return ways;
}

/** Over such ground, and over the deck of a bridge. */
function overLand(ground: Ground, list: readonly Terrain[]): Way['step'] {
  const { terrain, bridge } = ground;
  const onGround = (_: number, to: number) => list.includes(terrain[to]!);
  if (bridge === null) return onGround;
  return (at, to) => {
    if (at !== bridge.n && to !== bridge.n) return onGround(at, to);
    return isLinked(ground, at, to) && (to === bridge.n || onGround(at, to));
  };
}

function usualWays(walker: Walker, barred: boolean): Way[] {
  const { board, piece } = walker;
  const { ground } = board;
  const stop = (n: number) => isFree(board, n);
  const { range, stand } = ACTIONS;
  switch (piece.type) {
    case 'mountaineer': {
      const step = overLand(ground, stand.mountaineer);
      return [{ range: range.mountaineer, step, pass: ownOnly(board, piece.owner), stop }];
    }
    case 'merchant':
      return [
        {
          range: range.merchant,
          step: overLand(ground, stand.merchant),
          pass: () => true,
          stop: (n) => isFree(board, n) || isLoneCity(board, n)
        }
      ];
    case 'nomad':
      return [{ range: range.nomad, step: onFoot(walker), pass: () => false, stop }];
    case 'ship':
      return [sailing(walker, barred)];
    default:
      return [];
  }
}

/** Anywhere in the sea region, passing everything: the path only matters when something is closed. */
function sailing({ board, from, piece }: Walker, barred: boolean): Way {
  const { region } = board.ground;
  const inRegion = (n: number) => region[n] === region[from];
  const step = (_: number, to: number) => inRegion(to);
  const stop = (n: number) => isEmpty(board, n) || isHaven(board, n, piece.owner);
  return barred
    ? { afloat: true, range: Infinity, step, pass: () => true, stop }
    : { afloat: true, step, pass: () => true, stop: (n) => inRegion(n) && stop(n) };
}

/** Empty, or holding nobody else's pieces. */
export const ownOnly =
  ({ base, merchant }: Board, owner: number) =>
  (n: number): boolean =>
    (base[n] === undefined || base[n].owner === owner) && (merchant[n] === undefined || merchant[n].owner === owner);

/** The step of a Nomad: over the ground it may walk, never over a cliff. */
export function onFoot({ position, board: { ground }, piece }: Walker): Way['step'] {
  const terrains = [...ACTIONS.stand.nomad, ...(momentsOf(position, piece.owner).roam ?? []).flat()];
  const step = overLand(ground, terrains);
  return (at, to) => step(at, to) && !cliffBetween(ground, at, to);
}
