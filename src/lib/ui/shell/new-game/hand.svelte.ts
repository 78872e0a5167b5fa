import type { Edge } from '$lib/store/types';
import type { Setup } from './setup.svelte';
import { drop } from './spots';

/** A hand that moves less than this, in pixels, has tapped. */
const STILL = 8;

interface Held {
  readonly seat: number;
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly moved: boolean;
}

/** The hand that carries a seat over the drawn table. */
export class Hand {
  #held = $state.raw<Held | null>(null);
  readonly #setup: Setup;
  readonly #table: () => DOMRect;

  constructor(setup: Setup, table: () => DOMRect) {
    this.#setup = setup;
    this.#table = table;
  }

  get dx(): number {
    return this.#held?.dx ?? 0;
  }
  get dy(): number {
    return this.#held?.dy ?? 0;
  }
  carries(seat: number): boolean {
    return this.#held !== null && this.#held.moved && this.#held.seat === seat;
  }

  /** Where the seat would go if it were let go now. */
  get target(): { edge: Edge; slot: number } | null {
    const held = this.#held;
    if (held === null || !held.moved) return null;
    const box = this.#table();
    return drop(this.#setup.seats, held.seat, (held.x - box.left) / box.width, (held.y - box.top) / box.height);
  }

  hold(event: PointerEvent & { currentTarget: HTMLElement }, seat: number): void {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    this.#held = { seat, x: event.clientX, y: event.clientY, dx: 0, dy: 0, moved: false };
  }

  drag({ clientX: x, clientY: y }: PointerEvent): void {
    const held = this.#held;
    if (held === null) return;
    const dx = held.dx + x - held.x;
    const dy = held.dy + y - held.y;
    this.#held = { seat: held.seat, x, y, dx, dy, moved: held.moved || Math.hypot(dx, dy) > STILL };
  }

  /** Lets go, and says where: null after a mere tap. */
  release(): { edge: Edge; slot: number } | null {
    const { target } = this;
    this.drop();
    return target;
  }

  drop(): void {
    this.#held = null;
  }
}
