import { canonical, answerable, type Decision, type Move, type Position, type Seat } from '$lib/kernel';
import type { QuickPrompt, GameUi } from './game-ui';
import type { RunningGame } from './running.svelte';

/**
 * Small questions that come to a seat's own edge. Whoever is asked later may answer now: the rules still
 * hear the answers in their order. A standing order answers by itself.
 */
export class QuickPrompts {
  readonly #running: RunningGame;
  readonly #question: QuickPrompt<Position> | undefined;
  readonly #view: () => Position;
  /** Answers given before they were asked for, by the question. */
  #ahead: ReadonlyMap<string, Move> = $state.raw(new Map());
  /** After a step back everything is asked again, or the step would undo itself. */
  #held = false;

  constructor(running: RunningGame, ui: GameUi<Position>, view: () => Position) {
    this.#running = running;
    this.#question = ui.quickPrompt;
    this.#view = view;
  }

  get orders(): readonly number[] {
    return this.#question?.orders ?? [];
  }

  /** What each person is asked, or will be asked next; without those who have answered. */
  readonly waiting: ReadonlyMap<Seat, Decision> = $derived.by(() => {
    const waiting = new Map<Seat, Decision>();
    if (this.#question === undefined || this.#running.over) return waiting;
    for (const decision of this.#question.asked(this.#view())) {
      const { seat } = decision;
      if (waiting.has(seat) || this.#running.isBot(seat) || this.#given(decision) !== null) continue;
      waiting.set(seat, decision);
    }
    return waiting;
  });

  is = (decision: Decision | null): decision is Decision => decision !== null && decision.kind === this.#question?.kind;

  /** Yes and no. */
  answers(decision: Decision): readonly [Move, Move] {
    return this.#question!.answers(decision);
  }

  /** Takes an answer. It is the move to play now, or null when its turn comes later. */
  answer(decision: Decision, yes: boolean): Move | null {
    const move = this.answers(decision)[yes ? 0 : 1];
    const now = answerable(this.#running.position).some((asked) => asked.seat === decision.seat && this.is(asked));
    if (now) return move;
    this.#ahead = new Map([...this.#ahead, [this.#key(decision), move]]);
    return null;
  }

  /** The answer to an open question that was given already. */
  due(): Move | null {
    if (this.#question === undefined || this.#held || this.#running.over) return null;
    for (const decision of answerable(this.#running.position)) {
      if (!this.is(decision) || this.#running.isBot(decision.seat)) continue;
      const given = this.#given(decision);
      if (given !== null) return given;
    }
    return null;
  }

  hold(): void {
    this.#held = true;
    this.#ahead = new Map();
  }

  ask(): void {
    this.#held = false;
  }

  #given(decision: Decision): Move | null {
    const said = this.#ahead.get(this.#key(decision));
    if (said !== undefined) return said;
    const order = this.#running.record.seats[decision.seat]?.order;
    if (order === undefined || this.#held) return null;
    const [yes, no] = this.answers(decision);
    if (order === 0) return no;
    // What goes beyond the order is asked: an order throws nothing away. The highest one has no limit.
    const always = order === Math.max(...this.orders);
    return always || this.#question!.amount(decision) <= order ? yes : null;
  }

  #key = (decision: Decision): string => canonical(this.answers(decision)[0]);
}
