import type { HeliosPosition } from './state';

/** One level deep. Written out by hand: spreading an object with so many fields is slow, and every change does it. */
export const copyPosition = (p: HeliosPosition): HeliosPosition => ({
  phase: p.phase,
  random: p.random,
  owed: p.owed,
  sealed: p.sealed,
  variant: p.variant,
  round: p.round,
  rounds: p.rounds,
  first: p.first,
  seats: p.seats,
  supply: p.supply,
  draw: p.draw,
  column: p.column,
  discard: p.discard,
  pile: p.pile,
  extra: p.extra,
  offer: p.offer,
  bonus: p.bonus,
  removed: p.removed,
  characters: p.characters,
  turn: p.turn,
  court: p.court
});
