import type { RafPosition } from './state';

export type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** Written out by hand: much faster than spreading so many fields. */
export const copyPosition = (p: RafPosition): Mutable<RafPosition> => ({
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
});
