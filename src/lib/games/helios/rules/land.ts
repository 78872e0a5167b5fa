import type { Refusal, Seat } from '$lib/kernel';
import { BOX } from '../data';
import { around, CELLS, IS_LIGHT, LAYOUT, NEAR, numberOf, spotOf } from '../data/board';
import { kit, type Draft } from '../kit';
import type { Cell, Land, SeatState, Token } from '../state';
import { askBonusCube } from './bonus-cube';
import { gainMana, putToken } from './goods';
import { coastOf, exteriorOf } from './sun';

const known = new WeakMap<Land, { readonly sun: Cell; readonly cells: readonly Cell[] }>();

/** Where a seat may lay a token now (HE 7.1): asked often, and the same until its land or its sun changes. */
export function openCells(me: SeatState): readonly Cell[] {
  let found = known.get(me.land);
  if (found?.sun !== me.sun.cell) {
    found = { sun: me.sun.cell, cells: CELLS.filter((cell) => refuseToken(me, cell) === null) };
    known.set(me.land, found);
  }
  return found.cells;
}

/** Why no token may lie here. */
export function refuseToken(me: SeatState, cell: Cell): Refusal | null {
  const n = numberOf(cell);
  if (CELLS[n] === undefined) return kit.refuse('cell.unknown', 'HE 7.1');
  const at = spotOf(cell);
  if (!IS_LIGHT[n]) return kit.refuse('cell.rim', 'HE 7.1', { at });
  if (Object.hasOwn(me.land, cell)) return kit.refuse('cell.taken', 'HE 7.1', { at });
  if (cell === me.sun.cell) return kit.refuse('cell.sun', 'HE 7.1', { at });
  const { shore } = coastOf(me.land);
  if (shore[n] === 0) return kit.refuse('cell.apart', 'HE 7.1', { at });
  return imprisons(me, n) ? kit.refuse('cell.prison', 'HE 7.1', { at }) : null;
}

/** Whether a token here would cut the sun off from the rim. */
function imprisons(me: SeatState, cell: number): boolean {
  const { land, exterior } = coastOf(me.land);
  if (exterior[cell] === 0) return false;
  // Where the free sides lie together, the way past stays open whatever is laid.
  let arcs = 0;
  for (let d = 0; d < 6; d++) {
    const [side, next] = [NEAR[6 * cell + d]!, NEAR[6 * cell + ((d + 1) % 6)]!];
    if (land[side] === 1 && land[next] === 0) arcs++;
  }
  if (arcs < 2) return false;
  const then = land.slice();
  then[cell] = 1;
  return exteriorOf(then)[numberOf(me.sun.cell)] === 0;
}

/** A token comes to lie on a cell, with all that the cell brings. */
export function lay(draft: Draft, seat: Seat, cell: Cell, token: Token): void {
  putToken(draft, seat, cell, token);
  const at = spotOf(cell);
  if (token.kind === 'land') draft.tell('create.land', { seat, colour: token.colour, cell, at });
  else draft.tell('create.bonus', { seat, type: token.type, cell, at });
  if (LAYOUT.bonusResource.includes(cell)) askBonusCube(draft, seat, cell);
  if (LAYOUT.manaField.includes(cell)) {
    const n = gainMana(draft, seat, BOX.manaField);
    if (n > 0) draft.tell('manaField', { seat, n, cell, at });
  }
}

export const tokensBeside = (me: SeatState, cell: Cell): Token[] =>
  around(cell).flatMap((next) => (Object.hasOwn(me.land, next) ? [me.land[next]!] : []));
