import type { Refusal } from '$lib/kernel';
import { FACTIONS, type FactionId } from '../../ids';
import { kit } from '../../kit';
import { play, type ImportState } from './state';

/** `setup F`: the next seat takes the faction. */
export function chooseFaction(state: ImportState, faction: string): Refusal | null {
  const nth = state.seats.size;
  const seat = state.ledger.header.seats?.[nth] ?? nth;
  if (!(FACTIONS as readonly string[]).includes(faction))
    return kit.refuse('ledger.unknownFaction', undefined, { faction });
  const refused = play(state, { kind: 'pickFaction', seat, faction: faction as FactionId, ...startOf(state, faction) });
  if (refused === null) state.seats.set(faction, seat);
  return refused;
}

/** Points that a faction starts with after an auction; only our own ledgers tell them. */
function startOf({ ledger }: ImportState, faction: string): { vp?: number } {
  for (const row of ledger.header.ours ? ledger.rows : []) {
    if (row.kind !== 'moves' || row.faction !== faction) continue;
    const command = row.parts[0]?.command;
    return command?.do === 'startVp' ? { vp: command.n } : {};
  }
  return {};
}
