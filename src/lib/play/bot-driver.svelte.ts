import { awaited, answerable, options, randomBot, dice, refuse, viewOf, type Move, type Seat } from '$lib/kernel';
import { BotWorker } from '$lib/workers/bots';
import { botDice } from '$lib/workers/think';
import type { Pace } from '$lib/store';
import { preferences } from '$lib/shell/preferences.svelte';
import type { RunningGame } from './running.svelte';

/** Long enough to see who moves and what, short enough not to wait for; in milliseconds. */
const PAUSES: Readonly<Record<Exclude<Pace, 'step'>, number>> = { normal: 1200, fast: 300, skip: 0 };
/** While the disk does not take the moves. */
const CALM = 900;

/** Plays the seats of bots, one move after the other, for as long as this tab plays the game. */
export class BotDriver {
  readonly #running: RunningGame;
  readonly #worker = new BotWorker();
  #awake = 0;
  #endPause: (() => void) | null = null;

  /** Whose bot is at it. */
  thinking = $state<Seat | null>(null);
  /** The next move waits to be asked for. */
  waits = $state(false);

  constructor(running: RunningGame) {
    this.#running = running;
  }

  /** Looks whether a bot is awaited. Called after every change, it forgets what it was about to do. */
  wake(): void {
    const turn = ++this.#awake;
    this.#endPause?.();
    const seat = this.#next();
    this.thinking = seat;
    if (seat !== null) void this.#move(seat, turn);
  }

  /** Goes on at once: the next move was asked for, or another pace was chosen. */
  go(): void {
    this.#endPause?.();
  }

  rest(): void {
    this.#awake++;
    this.thinking = null;
    this.#endPause?.();
  }

  close(): void {
    this.rest();
    this.#worker.close();
  }

  #next(): Seat | null {
    const { over, position, isBot, trouble } = this.#running;
    // Another window went on with the game: what a bot would play here is nobody's any more.
    return over || trouble === 'conflict' ? null : (awaited(position).find(isBot) ?? null);
  }

  async #move(seat: Seat, turn: number): Promise<void> {
    const [move] = await Promise.all([this.#choose(seat), this.#pause(seat)]);
    if (turn === this.#awake) await untilSeen();
    if (turn === this.#awake && move !== null) await this.#running.play(move);
  }

  async #choose(seat: Seat): Promise<Move | null> {
    const { game, position, record, n } = this.#running;
    const legal = options(game, position, seat);
    const seed = botDice(record.header.seed, n, seat);
    const view = viewOf(game, position, seat);
    const bot = record.seats[seat]?.bot ?? '';
    const move = await this.#worker.choose({ game: record.header.game, bot, view, options: legal, dice: seed });
    if (refuse(game, position, move) === null) return move;
    return legal.length > 0 ? randomBot.choose(view, legal, dice(seed)) : null;
  }

  /**
   * Choices under cover are made at once: there is nothing to watch. Nobody hurries while the disk does not
   * take the moves: what is only in memory stays little, and the disk can catch up.
   */
  #pause(seat: Seat): Promise<void> {
    const covered = answerable(this.#running.position).some((decision) => decision.seat === seat && decision.secret);
    const saved = this.#running.saving !== 'unsaved';
    const { pace } = preferences;
    const pause = pace === 'step' ? null : Math.max(PAUSES[pace], saved ? 0 : CALM);
    if (covered || pause === 0) return Promise.resolve();
    return new Promise((go) => {
      this.waits = pause === null;
      const timer = pause === null ? undefined : setTimeout(go, pause);
      this.#endPause = () => {
        clearTimeout(timer);
        this.waits = false;
        go();
      };
    });
  }
}

/** Nobody misses a move because the page was in the background. */
function untilSeen(): Promise<void> {
  if (document.visibilityState === 'visible') return Promise.resolve();
  return new Promise((go) => {
    const look = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', look);
      go();
    };
    document.addEventListener('visibilitychange', look);
  });
}
