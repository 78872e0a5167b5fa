import { awaited, open, options, randomBot, dice, refuse, viewOf, type Move, type Seat } from '$lib/kernel';
import { BotRoom } from '$lib/workers/bots';
import { botDice } from '$lib/workers/think';
import type { RunningGame } from './running.svelte';

/** Long enough to see who moves and what, short enough not to wait for. */
const PACE = 900;

/** Plays the seats of bots, one move after the other, for as long as this tab plays the game. */
export class BotDriver {
  readonly #running: RunningGame;
  readonly #room = new BotRoom();
  #awake = 0;
  #endPause: (() => void) | null = null;
  /** Somebody is tired of watching: no more pauses until a person decides. */
  #hurried = false;

  /** Whose bot is at it. */
  thinking = $state<Seat | null>(null);

  constructor(running: RunningGame) {
    this.#running = running;
  }

  /** Looks whether a bot is awaited. Called after every change, it forgets what it was about to do. */
  wake(): void {
    const turn = ++this.#awake;
    this.#endPause?.();
    const seat = this.#next();
    this.thinking = seat;
    if (seat === null) this.#hurried = false;
    else void this.#move(seat, turn);
  }

  skip(): void {
    this.#hurried = true;
    this.#endPause?.();
  }

  rest(): void {
    this.#awake++;
    this.thinking = null;
    this.#endPause?.();
  }

  close(): void {
    this.rest();
    this.#room.close();
  }

  #next(): Seat | null {
    const { over, position, isBot } = this.#running;
    return over ? null : (awaited(position).find(isBot) ?? null);
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
    const move = await this.#room.choose({ game: record.header.game, bot, view, options: legal, dice: seed });
    if (refuse(game, position, move) === null) return move;
    return legal.length > 0 ? randomBot.choose(view, legal, dice(seed)) : null;
  }

  /** Choices under cover are made at once: there is nothing to watch. */
  #pause(seat: Seat): Promise<void> {
    const covered = open(this.#running.position).some((decision) => decision.seat === seat && decision.secret);
    if (covered || this.#hurried) return Promise.resolve();
    return new Promise((go) => {
      const timer = setTimeout(go, PACE);
      this.#endPause = () => {
        clearTimeout(timer);
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
