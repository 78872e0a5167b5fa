import { expect, type Locator, type Page } from '@playwright/test';
import { canonical, type Move, type MoveSequence, type Position } from '$lib/kernel';
import type { MoveUis } from '$lib/play/move-ui';
import { playInPage, type Step } from './quick-hand';
import { Table } from './table';

/** What of a game's ui tells where its moves are touched. */
type Layout = MoveUis<Position>;
export interface Touching extends Pick<Layout, 'places'>, Partial<Pick<Layout, 'chipOf' | 'atOnce'>> {
  /** Questions that are answered at the edge: true is yes, null is another kind of move. */
  readonly answer?: (move: Move) => boolean | null;
  /** Moves that are chosen on a stage in the board's place: what to tap there, one after the other. */
  readonly stage?: (move: Move) => readonly string[] | null;
  /** Whether a person would make both moves in one step: make the land and build on it. */
  readonly together?: (move: Move, next: Move) => boolean;
  /** Parts of a price, which are touched before the whole is confirmed. */
  readonly gathers?: (move: Move) => boolean;
}

/** Two taps that come sooner after one another on the same spot are a double tap. */
const DOUBLE_TAP = 350;

/** What hides something: a tab that is not shown, the sheet on a phone, the fold of a narrow panel. */
const WAYS = ['[role="tab"]:has(.dot)', '.pull[aria-expanded="false"]', '.fold[aria-expanded="false"]', '[role="tab"]'];

/** What a screen shows after something was touched. */
type Shows = 'done' | 'confirm' | 'words';

/** Runs in the page: whether a cell lies outside the part of the board that is seen. */
function isOffTheGlass(cell: Element): boolean {
  const viewport = cell.closest('.viewport')?.getBoundingClientRect();
  if (viewport === undefined) return false;
  const { x, y, width, height } = cell.getBoundingClientRect();
  const [left, top] = [x + width / 2 - viewport.x, y + height / 2 - viewport.y];
  return left < 0 || top < 0 || left > viewport.width || top > viewport.height;
}

/** A hand that makes given moves as a person would: chip, places, words, confirmation. */
export class Hand {
  readonly table: Table;
  readonly page: Page;
  readonly #touching: Touching;
  #last = { place: '', time: 0 };

  /** A quick hand plays from inside the page: for long games, in which pointers would take most of the time. */
  readonly #quick: boolean;

  constructor(page: Page, touching: Touching, { quick = false }: { quick?: boolean } = {}) {
    this.#quick = quick;
    this.page = page;
    this.table = new Table(page);
    this.#touching = touching;
  }

  /** Makes the moves one after the other, from the one that the game has come to. */
  async play(moves: readonly Move[], upTo = moves.length): Promise<void> {
    const from = await this.table.n();
    if (this.#quick) return this.page.evaluate(playInPage, this.#steps(moves.slice(from, upTo)));
    for (let n = from; n < upTo;) {
      const sequence = this.#step(moves, n, upTo);
      await this.make(sequence, n);
      n += sequence.length;
    }
  }

  /** The moves that are made in one step, from the nth on. */
  #step(moves: readonly Move[], n: number, upTo: number): MoveSequence {
    const sequence: [Move, ...Move[]] = [moves[n]!];
    for (let next = n + 1; next < upTo; next++) {
      if (this.#touching.together?.(sequence.at(-1)!, moves[next]!) !== true) break;
      sequence.push(moves[next]!);
    }
    return sequence;
  }

  /** What is touched on the way to the card: the first move's places, and those of the parts of its price. */
  #places([move, ...more]: MoveSequence): string[] {
    const { places, gathers } = this.#touching;
    return [move, ...more.filter((part) => gathers?.(part) === true)].flatMap((each) => places(each));
  }

  #steps(moves: readonly Move[]): Step[] {
    const { answer, stage, chipOf, atOnce } = this.#touching;
    const steps: Step[] = [];
    for (let n = 0; n < moves.length;) {
      const sequence = this.#step(moves, n, moves.length);
      const [move] = sequence;
      const yes = answer?.(move) ?? null;
      steps.push({
        answer: yes === null ? null : { seat: move.seat, yes },
        stage: stage?.(move) ?? null,
        chip: chipOf === undefined ? move.kind : chipOf(move.kind),
        places: this.#places(sequence),
        calm: atOnce?.(move) === true,
        sequence: canonical(sequence),
        moves: sequence.length
      });
      n += sequence.length;
    }
    return steps;
  }

  /** Makes the sequence and waits until it is on disk. */
  async make(sequence: MoveSequence, n?: number): Promise<void> {
    const before = n ?? (await this.table.n());
    await this.aim(sequence);
    let shows = await this.#shows(sequence, before);
    if (shows === 'words') {
      await this.#unfold(sequence);
      await this.#tap(this.#words(sequence));
      shows = await this.#shows(sequence, before);
    }
    if (shows === 'confirm') await this.#tap(this.table.confirm);
    await this.#played(before + sequence.length);
  }

  /** Up to the words or the card that ask what is meant. */
  async aim(sequence: MoveSequence): Promise<void> {
    const [move] = sequence;
    const { answer, stage, chipOf, atOnce } = this.#touching;
    const says = answer?.(move) ?? null;
    if (says !== null) return this.#answer(move, says);
    for (const selector of stage?.(move) ?? []) await this.#tap(this.page.locator(`[data-stage] ${selector}`));
    if (stage?.(move)) return;
    const chip = chipOf === undefined ? move.kind : chipOf(move.kind);
    if (chip !== null) await this.#choose(chip);
    for (const place of this.#places(sequence)) await this.#touch(place, atOnce?.(move) === true);
  }

  /** A chip is there unless it is the only one, and needs no tap when it is chosen already. */
  async #choose(chip: string): Promise<void> {
    const button = this.page.locator(`.acts [data-kind="${chip}"][aria-pressed="false"]`);
    if ((await button.count()) > 0) await this.#tap(button);
  }

  /** A place that is lit, wherever it lies; a small step is always there and never lit. */
  async #touch(place: string, calm: boolean): Promise<void> {
    const since = Date.now() - this.#last.time;
    if (this.#last.place === place && since < DOUBLE_TAP) await this.page.waitForTimeout(DOUBLE_TAP - since);
    const anywhere = this.page.locator(`[data-place="${place}"]`);
    const lit = anywhere.and(this.page.locator('.lit, [role="button"]'));
    const there = (calm ? anywhere : lit).locator('visible=true');
    if ((await there.count()) === 0) await this.#uncover(there);
    await this.#bringIntoSight(there);
    await this.#tap(there);
    this.#last = { place, time: Date.now() };
  }

  /** What lies behind a tab, under the sheet or in a fold is brought out first, as the dot on the tab says. */
  async #uncover(there: Locator): Promise<void> {
    for (const way of WAYS) {
      for (const opens of await this.page.locator(way).locator('visible=true').all()) {
        await opens.click();
        if ((await there.count()) > 0) return;
      }
    }
  }

  /** A cell that lies outside of what is seen of the board; the board may still be on its way to another edge. */
  async #bringIntoSight(there: Locator): Promise<void> {
    const whole = this.page.getByRole('button', { name: 'Show the whole board' });
    const isOff = () => there.first().evaluate(isOffTheGlass);
    for (let n = 0; n < 50 && (await isOff()); n++) {
      if ((await whole.count()) > 0) await whole.click();
      else await this.page.waitForTimeout(50);
    }
  }

  #answer({ seat }: Move, yes: boolean): Promise<void> {
    return this.#tap(this.page.locator(`[data-seat="${seat}"] [data-answer="${yes ? 'yes' : 'no'}"]:enabled`));
  }

  #words = (sequence: MoveSequence): Locator =>
    this.page.locator(`.variants [data-sequence=${JSON.stringify(canonical(sequence))}]`);

  /** What is odd is folded away. */
  async #unfold(sequence: MoveSequence): Promise<void> {
    const fold = this.page.locator('details:not([open])').filter({ has: this.#words(sequence) });
    if ((await fold.count()) > 0) await this.#tap(fold.locator('[data-others]'));
  }

  #tap = (what: Locator): Promise<void> => what.first().click({ timeout: 60_000 });

  async #shows(sequence: MoveSequence, before: number): Promise<Shows> {
    const found = await this.page.waitForFunction(
      ([n, wanted]): Shows | null => {
        const game = document.querySelector<HTMLElement>('[data-play]')!;
        if (Number(game.dataset.n) > n || game.ariaBusy === 'true') return 'done';
        const confirm = document.querySelector<HTMLElement>('[data-confirm]');
        if (confirm !== null && (confirm.dataset.sequence ?? wanted) === wanted) return 'confirm';
        const words = [...document.querySelectorAll<HTMLElement>('.variants [data-sequence]')];
        return words.some((each) => each.dataset.sequence === wanted) ? 'words' : null;
      },
      [before, canonical(sequence)] as const,
      { timeout: 60_000 }
    );
    return (await found.jsonValue())!;
  }

  async #played(wanted: number): Promise<void> {
    const saved = await this.page.waitForFunction(
      (n) => {
        const { savedN } = document.querySelector<HTMLElement>('[data-play]')!.dataset;
        return Number(savedN) >= n ? Number(savedN) : null;
      },
      wanted,
      { timeout: 60_000 }
    );
    expect(await saved.jsonValue()).toBe(wanted);
  }
}
