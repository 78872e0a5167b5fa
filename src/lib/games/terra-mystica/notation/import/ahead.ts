import type { Ground } from '../../ids';
import type { Part } from '../ledger';
import type { Desk } from './desk';

/** The commands of the present row that are still to come. */
export function ahead(desk: Desk): readonly Part[] {
  const row = desk.ledger.rows[desk.at];
  if (row?.kind !== 'moves' || desk.part === null) return [];
  return row.parts.slice(row.parts.indexOf(desk.part) + 1).filter((part) => !desk.taken.has(part));
}

/** The next hex that this row wants transformed, by a transformation or the dwelling on it. */
export function nextHex(desk: Desk): { part: Part; hex: string; to: Ground | null } | null {
  for (const part of ahead(desk)) {
    if (part.command?.do === 'transform') return { part, hex: part.command.hex, to: part.command.to };
    if (part.command?.do === 'build') return { part, hex: part.command.hex, to: null };
  }
  return null;
}
