import 'fake-indexeddb/auto';
import { begin, canonical, chain, configOf, Session, type LogHeader, type Move, type MoveSequence } from '$lib/kernel';
import type { GameEntry } from '$lib/games';
import { createGame, summaryOf } from '$lib/store';
import { PlayController } from '$lib/play/controller.svelte';
import type { GameUi } from '$lib/play/game-ui';
import { RunningGame } from '$lib/play/running.svelte';
import { texts } from '../play/table-at';

const EDGES = ['south', 'north', 'west', 'east'] as const;

/**
 * A finger on the controls of the page, which counts how often it touches them: a place, a chip, a tab or a row of
 * a card, a button. It makes given moves in the shortest way that the page offers.
 */
export class Finger {
  readonly controller: PlayController;
  taps = 0;

  private constructor(controller: PlayController) {
    this.controller = controller;
  }

  static async at(
    entry: GameEntry,
    ui: GameUi,
    header: LogHeader,
    moves: readonly Move[],
    words = texts
  ): Promise<Finger> {
    const game = await entry.load();
    const record = await createGame({
      header,
      seats: Array.from({ length: header.players }, (_, n) => ({
        name: 'ABCDEFGH'[n]!,
        colour: n + 1,
        kind: 'person' as const,
        edge: EDGES[n % EDGES.length]!
      })),
      layout: 'table',
      rows: chain(header, moves),
      summary: summaryOf(game, begin(game, configOf(header)).position)
    });
    const session = Session.resume(game, { header, rows: chain(header, moves) });
    const controller = new PlayController(new RunningGame({ entry, game, record, session }), ui, words);
    controller.play(true);
    return new Finger(controller);
  }

  /** Makes the moves of one seat; what the page does by itself on the way is not touched. Answers of others are given. */
  async make(moves: readonly Move[], seat: number): Promise<number> {
    const { running } = this.controller;
    const begun = running.n;
    for (let n = 0; n < moves.length; n = running.n - begun) {
      const rest = moves.slice(n);
      if (rest[0]!.seat === seat) await this.#one(rest);
      else await this.#other(rest[0]!);
      await this.#settled();
      if (running.n - begun <= n) throw new Error(`Nothing was made of ${canonical(rest[0]!)}`);
    }
    return this.taps;
  }

  /** Somebody else's answer, or the end of somebody else's turn. */
  async #other(move: Move): Promise<void> {
    const refused = await this.controller.running.play(move);
    if (refused !== null) throw new Error(refused.key);
  }

  async #one(rest: readonly Move[]): Promise<void> {
    const { controller } = this;
    const { ui, edges, running } = controller;
    const [move] = rest as [Move, ...Move[]];
    const { decision } = controller;
    if (decision !== null && edges.is(decision)) {
      const [yes] = edges.answers(decision);
      return this.#tap(() => controller.answer(decision, yes.kind === move.kind));
    }
    const before = running.n;
    await this.#aim(move);
    if (running.n > before) return;
    for (const part of rest.slice(1)) {
      if (!ui.moves.gathers(part) || this.#isReady(rest)) break;
      await this.#touch(ui.moves.places(part)[0]!);
    }
    if (!this.#isReady(rest)) await this.#name(rest);
    if (running.n > before) return;
    const { ready } = controller.picker;

    const ends = controller.turnThen === 'may end' && endsTurn(controller, rest.slice(ready?.length ?? 0));

    await this.#tap(() => controller.confirm(ready, ends));
  }

  /** Chip and places, as far as they are needed. */
  async #aim(move: Move): Promise<void> {
    const { controller } = this;
    const { picker, ui } = controller;
    const places = ui.moves.places(move);
    const before = controller.running.n;
    const chip = ui.moves.chipOf(move.kind);
    const needed = places.length === 0 || !picker.targets.some(({ place }) => place === places[0]);
    if (chip !== null && needed && picker.picking.chip !== chip && !this.#isMeantAlready(move)) {
      await this.#tap(() => controller.choose(chip));
    }
    for (const place of places) {
      if (controller.running.n > before) return;
      // What is certain needs no further touch.
      if (picker.ready !== null && picker.picking.picked.length > 0) return;
      await this.#touch(place);
    }
  }

  /** What was bought already waits to be paid for, without a touch. */
  #isMeantAlready(move: Move): boolean {
    return this.controller.picker.ready?.some((each) => canonical(each) === canonical(move)) === true;
  }

  #isReady(rest: readonly Move[]): boolean {
    const { ready } = this.controller.picker;
    return ready !== null && begins(rest, ready);
  }

  /** A tab is one touch; what is odd lies in a fold, which takes another. */
  async #name(rest: readonly Move[]): Promise<void> {
    const { controller } = this;
    const { tabs, others, variants } = controller.picker;
    const inSight = [...tabs, ...variants].filter((sequence) => begins(rest, sequence));
    const folded = others.filter((sequence) => begins(rest, sequence));
    const found = longest(inSight) ?? longest(folded);
    if (found === undefined)
      throw new Error(`Not offered: ${canonical(rest[0]!)}, but ${canonical(controller.picker.ready)}`);
    if (inSight.length === 0) this.taps++;
    await this.#tap(() => controller.mean(found));
  }

  #touch = (place: string): Promise<void> => this.#tap(() => this.controller.tap(place));

  async #tap(touch: () => void | Promise<void>): Promise<void> {
    this.taps++;
    await touch();
    await this.#settled();
  }

  /** Whatever the page plays by itself has been played. */
  async #settled(): Promise<void> {
    for (let n = 0; n < 4; n++) await this.controller.running.setLayout('table');
  }
}

const begins = (rest: readonly Move[], sequence: MoveSequence): boolean =>
  sequence.every((move, n) => rest[n] !== undefined && canonical(rest[n]) === canonical(move));

const longest = (sequences: readonly MoveSequence[]): MoveSequence | undefined =>
  [...sequences].sort((a, b) => b.length - a.length)[0];

/** Nothing else comes of this seat before its turn ends: others may answer in between. */
function endsTurn({ ends }: PlayController, rest: readonly Move[]): boolean {
  const own = rest.find((move) => ends.move(move.seat)?.kind === move.kind);
  const first = rest.find((move) => own !== undefined && move.seat === own.seat);
  return first !== undefined && first === own;
}
