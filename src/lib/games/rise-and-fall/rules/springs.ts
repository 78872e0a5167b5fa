import { momentsOf } from '../moments';
import type { Cell, Piece, RafPosition } from '../state';
import { boardOf } from './board';
import { barsOf } from './closing';
import { reachable, wayNames } from './walking';

type Onward = NonNullable<RafPosition['acting']['onward']>;

/** Whether no move can end there (RF 17.13). */
const isSpring = (position: RafPosition, civ: number, n: number): boolean =>
  momentsOf(position, civ).springs?.some((springs) => springs(position, n)) ?? false;

/** Every end of a move, of a piece that begins it. */
export function firstEnds(position: RafPosition, piece: Piece): ReadonlySet<number> {
  const found = reachable(position, piece);
  if (momentsOf(position, piece.owner).springs === undefined) return found;
  return lasting(position, piece, found, [], wayNames(position, piece));
}

const known = new WeakMap<Onward, ReadonlySet<number>>();

/** Every end of the move of a piece that goes on. */
export function nextEnds(position: RafPosition, onward: Onward): ReadonlySet<number> {
  let found = known.get(onward);
  if (found === undefined) {
    const piece = boardOf(position).byId.get(onward.id)!;
    const all = new Set(onward.ways.flatMap((way) => [...reachable(position, piece, way)]));
    known.set(onward, (found = lasting(position, piece, all, onward.from, onward.ways)));
  }
  return found;
}

/** A spring is an end only if some chain of moves leads on to a cell where the piece can stay, no spring twice. */
function lasting(
  position: RafPosition,
  piece: Piece,
  found: ReadonlySet<number>,
  from: readonly Cell[],
  ways: readonly string[]
): ReadonlySet<number> {
  const ends = new Set<number>();
  for (const n of found) {
    if (!isSpring(position, piece.owner, n) || leadsOn(position, piece, n, from, ways)) ends.add(n);
  }
  return ends;
}

function leadsOn(
  position: RafPosition,
  piece: Piece,
  n: number,
  from: readonly Cell[],
  ways: readonly string[]
): boolean {
  const cell = boardOf(position).ground.cells[n]!;
  // Where one must stop, one cannot go on.
  if (from.includes(cell) || barsOf(position, piece).some((bar) => bar.closes(n, 'pass'))) return false;
  const moved = { ...piece, cell };
  const then = { ...position, pieces: position.pieces.map((other) => (other.id === piece.id ? moved : other)) };
  const going = ways.filter((way) => reachable(position, piece, way).has(n));
  const far = new Set(going.flatMap((way) => [...reachable(then, moved, way)]));
  for (const to of far) {
    if (!isSpring(position, piece.owner, to) || leadsOn(then, moved, to, [...from, cell], going)) return true;
  }
  return false;
}

/** What a piece that has come to a spring owes: its next move. Null where it may stay. */
export function onwardFrom(before: RafPosition, piece: Piece, cell: Cell): Onward | null {
  if (momentsOf(before, piece.owner).springs === undefined) return null;
  const n = boardOf(before).ground.at.get(cell)!;
  if (!isSpring(before, piece.owner, n)) return null;
  const { id, from, ways } = before.acting.onward ?? { id: piece.id, from: [], ways: wayNames(before, piece) };
  return { id, from: [...from, cell], ways: ways.filter((way) => reachable(before, piece, way).has(n)) };
}
