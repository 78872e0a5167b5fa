import type { Move } from '$lib/kernel';
import { moves } from '../../moves';
import { boardOf } from '../../rules/board';
import { roomFor } from '../../rules/stock';
import { RESOURCES, type Cell, type RafPosition, type Resource } from '../../state';
import { yieldAt } from './income';
import { asked } from './laying';

/** What one piece does, all can do: the whole card in one step. */
const ALIKE: ReadonlySet<string> = new Set(['tax', 'produce', 'trade', 'tithe', 'prospect']);

/** Cells of the pieces that may still act, other than this one. */
const others = (view: RafPosition, from: Cell): Cell[] => {
  const { byId } = boardOf(view);
  return view.acting.ready.flatMap((id) => byId.get(id)?.cell ?? []).filter((cell) => cell !== from);
};

/** As many as there is room and supply for, the first one counted. */
function asMuchAsFits(view: RafPosition, seat: number, cells: readonly Cell[]): Cell[] {
  const left = Object.fromEntries(
    RESOURCES.map((resource) => [resource, Math.min(roomFor(view, seat, resource), view.bank[resource])])
  ) as Record<Resource, number>;
  return cells.filter((cell) => {
    const resource = yieldAt(view, seat, cell);
    if (resource === undefined || left[resource.what] < 1) return false;
    left[resource.what] -= resource.n;
    return true;
  });
}

/** "All Cities: taxes", offered beside the taxes of the one that was touched. */
export function plans(move: Move, view: RafPosition): readonly (readonly Move[])[] {
  const decision = asked(view, 'act');
  const from = move['from'] as Cell;
  if (!ALIKE.has(move.kind) || decision === null) return [];
  const kind = moves[move.kind]!;
  const can = others(view, from).filter((cell) => kind.check(view, { ...move, from: cell }, decision) === null);
  const all = move.kind === 'produce' ? asMuchAsFits(view, move.seat, [from, ...can]) : [from, ...can];
  return all.length < 2 ? [] : [all.map((cell) => ({ ...move, from: cell }))];
}
