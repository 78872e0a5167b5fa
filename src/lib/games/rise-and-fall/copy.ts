import type { Mutable } from '$lib/kernel';
import type { RafPosition } from './state';

/** Written out by hand: much faster than spreading so many fields. */
export function copyPosition(p: RafPosition): Mutable<RafPosition> {
  const copy: Mutable<RafPosition> = {
    phase: p.phase,
    random: p.random,
    owed: p.owed,
    sealed: p.sealed,
    variant: p.variant,
    players: p.players,
    turn: p.turn,
    first: p.first,
    world: p.world,
    building: p.building,
    pieces: p.pieces,
    bank: p.bank,
    civs: p.civs,
    trophies: p.trophies,
    won: p.won,
    pending: p.pending,
    played: p.played,
    acting: p.acting,
    recycling: p.recycling,
    guildDeck: p.guildDeck,
    dealt: p.dealt
  };
  if (p.tales !== undefined) copy.tales = p.tales;
  if (p.setUp !== undefined) copy.setUp = p.setUp;
  return copy;
}
