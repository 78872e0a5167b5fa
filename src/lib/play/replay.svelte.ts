import { viewOf, type Game, type Position, type Seat, type Session } from '$lib/kernel';
import type { GameUi, Place } from './game-ui';
import { Chronicle } from './log/chronicle.svelte';
import { openMoves } from './history';

export type Speed = 0.5 | 1 | 2;
export const SPEEDS: readonly Speed[] = [0.5, 1, 2];

/** Time to look at a move at speed 1. */
const LOOK = 1100;

/** A game watched again: any moment of it, as everyone could know it then. */
export class Replay {
  readonly session: Session<Position>;
  readonly chronicle: Chronicle;
  readonly #game: Game<Position>;
  readonly #places: (moves: ReturnType<typeof openMoves>) => readonly Place[];
  #timer: ReturnType<typeof setTimeout> | undefined;

  n = $state(0);
  playing = $state(false);
  speed = $state<Speed>(1);

  constructor(
    game: Game<Position>,
    session: Session<Position>,
    places: (moves: ReturnType<typeof openMoves>) => readonly Place[],
    ui: Pick<GameUi, 'series' | 'inWords'> = {}
  ) {
    this.#game = game;
    this.session = session;
    this.#places = places;
    this.n = session.length;
    this.chronicle = new Chronicle(game, ui);
    this.chronicle.follow(session);
  }

  readonly length: number = $derived.by(() => this.session.length);
  readonly position: Position = $derived.by(() => this.session.at(this.n));
  /** What everyone could know at that moment, and no more. */
  readonly view: Position = $derived.by(() => viewOf(this.#game, this.position, null));
  readonly last: readonly Place[] = $derived.by(() => {
    if (this.n === 0) return [];
    const { move } = this.session.rows[this.n - 1]!;
    return this.#places(openMoves(this.session.at(this.n - 1), move, this.position));
  });

  /** Who made the move that is shown. */
  readonly seat: Seat | null = $derived.by(() =>
    this.n === 0 ? null : (this.session.rows[this.n - 1]?.move.seat ?? null)
  );

  seek(n: number): void {
    this.n = Math.min(this.session.length, Math.max(0, Math.round(n)));
    if (this.playing) this.#wait();
  }

  toggle(): void {
    if (this.playing) this.pause();
    else {
      if (this.n === this.session.length) this.n = 0;
      this.playing = true;
      this.#wait();
    }
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  go(speed: Speed): void {
    this.speed = speed;
    if (this.playing) this.#wait();
  }

  #wait(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#next(), LOOK / this.speed);
  }

  #next(): void {
    // Nobody watches a page in the background; the move waits.
    if (document.visibilityState === 'visible') this.n++;
    if (this.n >= this.session.length) this.pause();
    else this.#wait();
  }

  close(): void {
    this.pause();
    this.chronicle.stop();
  }
}
