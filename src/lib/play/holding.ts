import { awaited, answerable, type Position, type Seat } from '$lib/kernel';

/** How the device lies among the people: everyone sees it, or one person holds it. */
export interface Sitting {
  readonly layout: 'table' | 'pass';
  /** Seats held by people, in order. */
  readonly persons: readonly Seat[];
  /** Who last said "I am", where the device goes from hand to hand. */
  readonly holder: Seat | null;
  /** Who asked to decide first, where several may. */
  readonly wanted: Seat | null;
}

/** People that may decide now, those who have sealed a choice included: it can still be changed. */
export function mayDecide(position: Position, persons: readonly Seat[]): Seat[] {
  return [...new Set(answerable(position).map((decision) => decision.seat))].filter((seat) => persons.includes(seat));
}

/** The one person whose panel is lit: who asked for it, else who holds the device, else the first awaited. */
export function whoDecides(position: Position, { persons, holder, wanted }: Sitting): Seat | null {
  if (wanted !== null && mayDecide(position, persons).includes(wanted)) return wanted;
  const waiting = awaited(position).filter((seat) => persons.includes(seat));
  if (holder !== null && waiting.includes(holder)) return holder;
  return waiting[0] ?? null;
}

/** The seat is asked to choose under cover. */
export const choosesInSecret = (position: Position, seat: Seat): boolean =>
  answerable(position).some((decision) => decision.seat === seat && decision.secret === true);

/**
 * Who the device must be handed to before anything may be shown, or null when nothing is in the way. Only a
 * choice in secret asks for it: otherwise the screen shows what everyone may know, so nobody need look away.
 */
export function handOverTo(position: Position, sitting: Sitting): Seat | null {
  const { layout, persons, holder } = sitting;
  const next = whoDecides(position, sitting);
  if (layout !== 'pass' || persons.length < 2 || next === null || next === holder) return null;
  return choosesInSecret(position, next) ? next : null;
}

/**
 * Whose eyes the screen is for; null is everyone's. One person alone with bots hides nothing from anybody.
 * A device that lies on the table shows what everyone may know.
 */
export function whoLooks(position: Position, sitting: Sitting): Seat | null {
  const { layout, persons, holder } = sitting;
  if (persons.length === 1) return persons[0]!;
  return layout === 'pass' && holder !== null && whoDecides(position, sitting) === holder ? holder : null;
}
