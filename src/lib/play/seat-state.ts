import { answerable, type Seat } from '$lib/kernel';
import type { PlayController } from './controller.svelte';

/** What a seat's strip says of it besides its goods. */
export type SeatState = 'decides' | 'may' | 'chosen' | 'thinks' | 'next' | null;

export function seatState(controller: PlayController, seat: Seat): SeatState {
  const { running, focus, waiting } = controller;
  if (running.over) return null;
  if (focus === seat) return 'decides';
  if (waiting.includes(seat)) return running.isBot(seat) ? 'thinks' : 'may';
  const now = answerable(running.position);
  if (now.some((decision) => decision.seat === seat && decision.secret)) return 'chosen';
  const asked = new Set(now.map((decision) => decision.seat));
  const next = running.position.owed.slice(now.length).find((decision) => !asked.has(decision.seat));
  return next?.seat === seat ? 'next' : null;
}
