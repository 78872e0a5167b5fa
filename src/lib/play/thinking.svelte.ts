import { createContext } from 'svelte';
import type { Seat } from '$lib/kernel';

const NOTE = 'plateau.clocks';
/** Games whose times are kept: the newest. */
const KEEP = 60;
/** A device that slept has not thought: longer than this nothing is counted at once. In milliseconds. */
const NAP = 5_000;

type Notes = Readonly<Record<string, readonly number[]>>;

function noted(): Notes {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(NOTE) ?? '{}');
    return typeof found === 'object' && found !== null ? (found as Notes) : {};
  } catch {
    return {};
  }
}

/**
 * How long each seat of a game has thought. It counts and never acts; it is kept beside the game on this device, not in
 * it: neither the log nor a file knows of it.
 */
export class Thinking {
  #spent: readonly number[] = $state.raw([]);
  #counting: readonly Seat[] = [];
  #since = 0;
  readonly #id: string;
  readonly #now: () => number;

  constructor(id: string, players: number, now: () => number = () => performance.now()) {
    this.#id = id;
    this.#now = now;
    const before = noted()[id];
    this.#spent = Array.from({ length: players }, (_, seat) => {
      const spent = Array.isArray(before) ? (before[seat] as unknown) : 0;
      return typeof spent === 'number' && spent > 0 && spent < Infinity ? spent : 0;
    });
  }

  /** In milliseconds, as of the last count. */
  of(seat: Seat): number {
    return this.#spent[seat] ?? 0;
  }

  /** Adds what has passed to those who had to decide, and counts for these from now on. */
  count(seats: readonly Seat[]): void {
    const now = this.#now();
    const passed = Math.min(NAP, now - this.#since);
    const thought = this.#counting;
    if (thought.length > 0 && passed > 0)
      this.#spent = this.#spent.map((spent, seat) => (thought.includes(seat) ? spent + passed : spent));
    this.#since = now;
    this.#counting = seats;
  }

  /** Notes the times, so that they are there after the page is loaded again. */
  keep(): void {
    const { [this.#id]: _before, ...others } = noted();
    const newest = Object.entries(others).slice(1 - KEEP);
    try {
      localStorage.setItem(
        NOTE,
        JSON.stringify(Object.fromEntries([...newest, [this.#id, this.#spent.map(Math.round)]]))
      );
    } catch {
      // Then they last as long as the page.
    }
  }

  /** Counts second by second for whoever has to decide, while the page is seen. Returns what stops it. */
  run(waiting: () => readonly Seat[]): () => void {
    const look = () => this.count(document.hidden ? [] : waiting());
    const put = () => {
      look();
      this.keep();
    };
    look();
    const tick = setInterval(put, 1000);
    document.addEventListener('visibilitychange', put);
    return () => {
      clearInterval(tick);
      document.removeEventListener('visibilitychange', put);
      this.count([]);
      this.keep();
    };
  }
}

/** `4:07`, and from an hour on `1:04:07`. */
export function clockTime(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (n: number) => String(n).padStart(2, '0');
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** The times of the game on this screen; null where nobody wants to see them. */
export const [timesHere, showTimes] = createContext<() => Thinking | null>();
