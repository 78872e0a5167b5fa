import { answerable, options, refuse, viewOf, type Decision, type Move, type Position, type Seat } from '$lib/kernel';
import { preferences } from '$lib/shell/preferences.svelte';
import type { GameUi, TurnEnd } from './game-ui';
import type { RunningGame } from './running.svelte';

/**
 * Turns that their seats end themselves. One ends with the deed where that was asked for, and by itself where
 * nothing is left that would be of any use. It can be taken back until the next person has decided.
 */
export class TurnEnds {
  readonly #running: RunningGame;
  readonly #end: TurnEnd<Position> | undefined;
  /** Who asked for it together with the deed: answers of others may come in between. */
  #wanted: Seat | null = null;
  /** After a step back nothing ends by itself, or the step would undo itself. */
  #held = false;
  /** Whose turn has ended by itself, and after which move, for as long as nobody has decided since. */
  ended = $state.raw<{ readonly seat: Seat; readonly n: number } | null>(null);

  constructor(running: RunningGame, { turnEnd }: GameUi<Position>) {
    this.#running = running;
    this.#end = turnEnd;
  }

  is = (decision: Decision | null): boolean => decision !== null && decision.kind === this.#end?.kind;

  move = (seat: Seat): Move | null => this.#end?.move(seat) ?? null;

  /** What becomes of the seat's turn at this position: it ends by itself, it only waits to be ended, or it goes on. */
  after(position: Position | null, seat: Seat): 'ends' | 'may end' | 'goes on' {
    const owed = position?.owed.filter((decision) => decision.seat === seat) ?? [];
    if (position === null || this.#end === undefined || owed.length !== 1 || !this.is(owed[0]!)) return 'goes on';
    return this.#isIdle(position, seat) ? 'ends' : 'may end';
  }

  #isIdle(position: Position, seat: Seat): boolean {
    if (this.#end === undefined || preferences.turnEnd === 'ask') return false;
    const { game } = this.#running;
    const legal = options(game, position, seat).map(({ move }) => move);
    return this.#end.idle(viewOf(game, position, seat), seat, legal);
  }

  /** The end of a turn that is due now. */
  due(): Move | null {
    const { game, position, over, isBot } = this.#running;
    if (this.#end === undefined || over) return null;
    const decision = answerable(position).find((each) => this.is(each) && !isBot(each.seat));
    if (decision === undefined) return null;
    const { seat } = decision;
    const wanted = this.#wanted === seat;
    if (!wanted && (this.#held || !this.#isIdle(position, seat))) return null;
    const move = this.#end.move(seat);
    if (refuse(game, position, move) !== null) return null;
    this.#wanted = null;
    this.ended = wanted ? null : { seat, n: this.#running.n + 1 };
    return move;
  }

  /** A person decides; perhaps that the turn ends with it. */
  decide(seat: Seat, ends: boolean): void {
    this.#held = false;
    this.ended = null;
    if (ends) this.#wanted = seat;
    else if (this.#wanted === seat) this.#wanted = null;
  }

  /** A step back: whether it leads to where a turn would end by itself again, so that the deed goes back with it. */
  wouldEndAgain(): boolean {
    const decision = answerable(this.#running.position).find(this.is);
    return decision !== undefined && this.#isIdle(this.#running.position, decision.seat);
  }

  hold(): void {
    this.#held = true;
    this.#wanted = null;
    this.ended = null;
  }
}
