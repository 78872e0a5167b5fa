import { FACTIONS, type FactionId } from '../../ids';
import { play, type Desk } from './desk';

/** `setup F`: the next seat takes the faction. */
export function chooseFaction(desk: Desk, faction: string): string | null {
  const seat = desk.seats.size;
  if (!(FACTIONS as readonly string[]).includes(faction)) return `there is no faction ${faction}`;
  const refused = play(desk, { kind: 'pickFaction', seat, faction: faction as FactionId });
  if (refused === null) desk.seats.set(faction, seat);
  return refused;
}
