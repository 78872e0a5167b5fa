import { ACTIONS, isUnit, roleOf } from '../data';
import { momentsOf } from '../moments';
import type { Cell, PieceType, RafPosition } from '../state';
import { groundOf } from './ground';

/** Whether a piece of this type could be somebody's on a cell (RF 3): land units on the deck of a bridge, too. */
export function canStand(position: RafPosition, civ: number, type: PieceType, cell: Cell): boolean {
  const { at, terrain, bridge } = groundOf(position.world);
  const n = at.get(cell)!;
  if (bridge?.n === n) return isUnit(type) && type !== 'ship';
  return (
    ACTIONS.stand[type].includes(terrain[n]!) ||
    (momentsOf(position, civ).stand?.some((more) => more[roleOf(type)]?.includes(terrain[n]!)) ?? false)
  );
}
