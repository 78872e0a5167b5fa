import { disc, hexName, hexOf, type Hex, type Seat } from '$lib/kernel';
import type { Params, Sentence } from '$lib/i18n/format';
import { boardOf, piecesOn, type Board } from '../rules/board';
import type { Cell, Piece, RafPosition } from '../state';

/** Who is spoken to, who is spoken of, and what the sentence itself tells already. */
interface Telling {
  /** "Your City": whoever reads it. */
  readonly reader?: Seat | null;
  /** "Their City": whoever the sentence is about. */
  readonly subject?: Seat | null;
  /** What stands on these cells is the matter of the sentence; only a building is a landmark all the same. */
  readonly about?: readonly Cell[];
}

/** Buildings stay, so they are landmarks from afar; whatever else stands next to a cell is one, too. */
const BUILDINGS: ReadonlySet<string> = new Set(['city', 'temple']);
const NEAR = 3;

/** A cell by its ground and what tells it from others: what stands on it, beside it or near it, or how it lies. */
export function placeName(view: RafPosition, cell: Cell, telling: Telling = {}): Sentence {
  const board = boardOf(view);
  const n = board.ground.at.get(cell);
  if (n === undefined) return { say: 'place.off' };
  const terrain = board.ground.terrain[n]!;
  const here = telling.about?.includes(cell) ? undefined : piecesOn(board, n).at(-1);
  if (here !== undefined) return { say: `place.with.${whose(here, telling)}`, terrain, ...named(here) };
  const found = landmark(board, cell, telling);
  if (found === null) return lie(board, n);
  const how = found.far === 1 ? 'beside' : 'near';
  return { say: `place.${how}.${whose(found.piece, telling)}`, terrain, ...named(found.piece) };
}

const named = ({ type, owner }: Piece) => ({ piece: type, owner });

const whose = ({ owner }: Piece, { reader, subject }: Telling): 'your' | 'their' | 'of' =>
  owner === reader ? 'your' : owner === subject ? 'their' : 'of';

/** The nearest piece that a place is known by: the reader's own before others', buildings before units. */
function landmark(board: Board, cell: Cell, telling: Telling): { piece: Piece; far: number } | null {
  const mine = telling.reader ?? telling.subject;
  for (let far = 1; far <= NEAR; far++) {
    const there = ring(far)
      .map((step) => beyond(cell, step))
      .flatMap((other) => piecesOn(board, board.ground.at.get(other) ?? -1))
      .filter(({ type, cell: at }) => BUILDINGS.has(type) || (far === 1 && !telling.about?.includes(at)));
    const weight = ({ type, owner }: Piece) => (BUILDINGS.has(type) ? 0 : 2) + (owner === mine ? 0 : 1);
    if (there.length > 0) return { piece: there.reduce((a, b) => (weight(b) < weight(a) ? b : a)), far };
  }
  return null;
}

/** Without anything built around: beside which other ground it lies. */
function lie({ ground }: Board, n: number): Sentence {
  const terrain = ground.terrain[n]!;
  const around = [...new Set(ground.sides[n]!.map((side) => ground.terrain[side]!))].filter((each) => each !== terrain);
  if (terrain !== 'sea' && around.includes('sea')) return { say: 'place.coast', terrain };
  const other = around[0];
  if (other !== undefined) return { say: 'place.by', terrain, other };
  return { say: terrain === 'sea' ? 'place.open' : 'place.inland', terrain };
}

const RINGS = Array.from({ length: NEAR + 1 }, (_, far) => {
  const inner = new Set(far === 0 ? [] : disc(far - 1).map(hexName));
  return disc(far).filter((hex) => !inner.has(hexName(hex)));
});
const ring = (far: number): readonly Hex[] => RINGS[far]!;

function beyond(cell: Cell, step: Hex): Cell {
  const { q, r } = hexOf(cell);
  return hexName({ q: q + step.q, r: r + step.r });
}

const CELL = /^-?\d+,-?\d+$/;
export const isCell = (value: unknown): value is Cell => typeof value === 'string' && CELL.test(value);

/** The same parameters with words for every cell. A fact or a move says itself what stands where it happens. */
export function inWords(params: Params, view: RafPosition, reader: Seat | null): Params {
  const cells = Object.entries(params).filter((entry): entry is [string, Cell] => isCell(entry[1]));
  if (cells.length === 0) return params;
  const subject = typeof params['seat'] === 'number' ? params['seat'] : null;
  const about = subject === null ? [] : cells.map(([, cell]) => cell);
  const worded = cells.map(([name, cell]) => [name, placeName(view, cell, { reader, subject, about })]);
  return { ...params, ...Object.fromEntries(worded) };
}
