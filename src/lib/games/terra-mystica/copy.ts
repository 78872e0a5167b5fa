import type { Mutable } from '$lib/kernel';
import type { ActionProgress, CultSteps, LeechEvent, SeatState, TmPosition } from './state';

/** Written out by hand: an order of magnitude faster than spreading so many fields. */
export const copyPosition = (p: TmPosition): Mutable<TmPosition> => ({
  phase: p.phase,
  random: p.random,
  owed: p.owed,
  sealed: p.sealed,
  rules: p.rules,
  map: p.map,
  players: p.players,
  round: p.round,
  order: p.order,
  passing: p.passing,
  active: p.active,
  deed: p.deed,
  ground: p.ground,
  pieces: p.pieces,
  bridges: p.bridges,
  riverTowns: p.riverTowns,
  seats: p.seats,
  favours: p.favours,
  towns: p.towns,
  bonuses: p.bonuses,
  scoring: p.scoring,
  finalTile: p.finalTile,
  powerUsed: p.powerUsed,
  orders: p.orders,
  events: p.events,
  eventId: p.eventId,
  dealt: p.dealt,
  auction: p.auction
});

export const copySeat = (s: SeatState): Mutable<SeatState> => ({
  faction: s.faction,
  terrain: s.terrain,
  vp: s.vp,
  coins: s.coins,
  workers: s.workers,
  priests: s.priests,
  power: s.power,
  gone: s.gone,
  added: s.added,
  cults: s.cults,
  shipping: s.shipping,
  dig: s.dig,
  built: s.built,
  bridges: s.bridges,
  favours: s.favours,
  towns: s.towns,
  keys: s.keys,
  bonus: s.bonus,
  passed: s.passed,
  used: s.used,
  unlocked: s.unlocked,
  carpet: s.carpet,
  shifts: s.shifts,
  dropped: s.dropped,
  points: s.points
});

export const copyCults = ({ fire, water, earth, air }: CultSteps): Mutable<CultSteps> => ({ fire, water, earth, air });

export const copyBuilt = ({ D, TP, TE, SH, SA }: SeatState['built']): Mutable<SeatState['built']> => ({
  D,
  TP,
  TE,
  SH,
  SA
});

export const copyProgress = ({ more, made, jumped, blocked, burnt }: ActionProgress): Mutable<ActionProgress> => ({
  more,
  made,
  jumped,
  blocked,
  burnt
});

export const copyEvent = ({ id, seat, hex, waiting, taken, declined }: LeechEvent): Mutable<LeechEvent> => ({
  id,
  seat,
  hex,
  waiting,
  taken,
  declined
});
