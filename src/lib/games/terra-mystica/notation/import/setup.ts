import { refusal, type Refusal } from '$lib/kernel';
import { FACTIONS, type FactionId } from '../../ids';
import { play, type Desk } from './desk';

/** `setup F`: the next seat takes the faction. */
export function chooseFaction(desk: Desk, faction: string): Refusal | null {
  const seat = desk.seats.size;
  if (!(FACTIONS as readonly string[]).includes(faction))
    return refusal('ledger.unknownFaction', undefined, { faction });
  const refused = play(desk, { kind: 'pickFaction', seat, faction: faction as FactionId });
  if (refused === null) desk.seats.set(faction, seat);
  return refused;
}
