import type { Move, Position, Seat } from '$lib/kernel';
import type { GameUi } from './game-ui';

/** What the clock has to know of a game that is played. */
interface Played {
  readonly ui: Pick<GameUi<Position>, 'hurry'>;
  readonly running: { readonly position: Position; play(...moves: Move[]): Promise<unknown> };
  readonly persons: readonly Seat[];
  readonly playing: boolean;
}

const FROM = 3;
const SECOND = 1000;

/** The count of three that those who wait may start; the last lock stops it. */
export class Hurry {
  /** What is counted now; null while nobody counts. */
  left = $state<number | null>(null);

  readonly #played: Played;
  #clock: ReturnType<typeof setTimeout> | null = null;

  constructor(played: Played) {
    this.#played = played;
  }

  /** What its end leads to; null: nobody can be hurried, or nobody at the table waits. */
  get moves(): readonly Move[] | null {
    const { ui, running, persons, playing } = this.#played;
    const waits = playing && persons.some((seat) => seat in running.position.sealed);
    return waits ? (ui.hurry?.(running.position) ?? null) : null;
  }

  start(): void {
    if (this.left !== null || this.moves === null) return;
    this.left = FROM;
    this.#clock = setTimeout(() => this.#tick(), SECOND);
  }

  stop(): void {
    if (this.#clock !== null) clearTimeout(this.#clock);
    this.#clock = null;
    this.left = null;
  }

  #tick(): void {
    if (this.moves === null || this.left === null) return this.stop();
    this.left--;
    if (this.left > 0) {
      this.#clock = setTimeout(() => this.#tick(), SECOND);
      return;
    }
    const late = this.moves;
    this.stop();
    void this.#played.running.play(...late);
  }
}
