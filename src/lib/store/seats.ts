import { is } from 'valibot';
import type { GameMeta } from '$lib/kernel';
import { cleanName } from './names';
import { seatShape } from './shapes';
import { EDGES, type SeatHolder } from './types';

/** Seats as a file gives them, with clean names, or null when they do not fit the game. */
export function readSeats(raw: unknown, meta: GameMeta, players: number): SeatHolder[] | null {
  if (!Array.isArray(raw) || raw.length !== players) return null;
  const seats: SeatHolder[] = [];
  for (const seat of raw as unknown[]) {
    if (!is(seatShape, seat)) return null;
    const { colour, kind, bot, order, edge } = seat;
    if (kind === 'bot' && !meta.bots.some(({ id }) => id === bot)) return null;
    const name = cleanName(seat.name) || `${seats.length + 1}`;
    seats.push({
      name,
      colour,
      kind,
      ...(kind === 'bot' && bot !== undefined && { bot }),
      ...(kind === 'person' && order !== undefined && { order }),
      edge
    });
  }
  return new Set(seats.map(({ colour }) => colour)).size === players ? seats : null;
}

/** Seats of a stored game. Names can be set again, so seats that cannot be read never stop a game. */
export const mendSeats = (raw: unknown, meta: GameMeta, players: number): SeatHolder[] =>
  readSeats(raw, meta, players) ?? plainSeats(players);

/** Seats when none can be read: numbered, each with a colour and an edge of its own. */
export const plainSeats = (players: number): SeatHolder[] =>
  Array.from({ length: players }, (_, seat) => ({
    name: `${seat + 1}`,
    colour: seat + 1,
    kind: 'person',
    edge: EDGES[seat % EDGES.length]!
  }));
