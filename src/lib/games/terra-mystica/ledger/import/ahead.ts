import type { Land } from '../../ids';
import type { Part } from '../ledger';
import type { ImportState } from './state';

/** The commands of the present row that are still to come. */
export function ahead(state: ImportState): readonly Part[] {
  const row = state.ledger.rows[state.at];
  if (row?.kind !== 'moves' || state.part === null) return [];
  return row.parts.slice(row.parts.indexOf(state.part) + 1).filter((part) => !state.taken.has(part));
}

/** The next hex that this row wants transformed, by a transformation or the dwelling on it. */
export function nextHex(state: ImportState): { part: Part; hex: string; to: Land | null } | null {
  for (const part of ahead(state)) {
    if (part.command?.do === 'transform') return { part, hex: part.command.hex, to: part.command.to };
    if (part.command?.do === 'build') return { part, hex: part.command.hex, to: null };
  }
  return null;
}
