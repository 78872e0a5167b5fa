import { expect, type Locator, type Page } from '@playwright/test';
import { canonical, type Move } from '$lib/kernel';
import type { GameUi } from '$lib/ui/game-ui';
import { Table } from './table';

const QUICKLY = { intervals: [15], timeout: 20_000 };

/** What of a game's ui tells where its moves are touched. */
export interface Touching extends Pick<GameUi, 'places' | 'chipOf'> {
  /** Questions that are answered at the edge: true is yes, null is another kind of move. */
  readonly answer?: (move: Move) => boolean | null;
  /** Moves that are chosen on a stage in the board's place: what to tap there, one after the other. */
  readonly stage?: (move: Move) => readonly string[] | null;
}

/** A hand that makes a given move as a person would: chip, places, words, confirmation. */
export class Hand {
  readonly table: Table;
  readonly page: Page;
  readonly #touching: Touching;

  constructor(page: Page, touching: Touching) {
    this.page = page;
    this.table = new Table(page);
    this.#touching = touching;
  }

  async play(moves: readonly Move[]): Promise<void> {
    for (const move of moves) await this.make(move);
  }

  /** Makes the move and waits until it is on disk. */
  async make(move: Move): Promise<void> {
    const n = await this.table.n();
    await this.aim(move);
    const confirm = this.table.confirm;
    await expect
      .poll(async () => {
        if ((await confirm.count()) > 0 && (await confirm.isEnabled()))
          await confirm.click({ timeout: 1000 }).catch(() => undefined);
        return this.table.savedN();
      }, QUICKLY)
      .toBeGreaterThan(n);
  }

  /** Up to the card that asks for the confirmation. */
  async aim(move: Move): Promise<void> {
    const { answer, stage, places, chipOf } = this.#touching;
    const says = answer?.(move) ?? null;
    if (says !== null) return this.#answer(move, says);
    const onStage = stage?.(move) ?? null;
    if (onStage !== null) {
      for (const selector of onStage) await this.#tap(this.page.locator(`[data-stage] ${selector}`));
      return;
    }
    const chip = chipOf === undefined ? move.kind : chipOf(move.kind);
    if (chip !== null) await this.#choose(chip);
    for (const place of places(move)) await this.#tap(this.page.locator(`[data-place="${place}"]`));
    const words = this.page.locator(`.variants [data-deed=${JSON.stringify(canonical([move]))}]`);
    await expect(words.or(this.table.confirm).or(this.page.locator('[data-play][aria-busy="true"]')).first())
      .toBeAttached({ timeout: places(move).length > 0 ? 1500 : 20_000 })
      .catch(() => undefined);
    if ((await words.count()) > 0) await this.#tap(words);
  }

  /** A chip is there unless it is the only one, and needs no tap when it is chosen already. */
  async #choose(chip: string): Promise<void> {
    const button = this.page.locator(`.acts [data-kind="${chip}"]`);
    if ((await button.count()) === 0 || (await button.getAttribute('aria-pressed')) === 'true') return;
    await this.#tap(button);
  }

  #answer(move: Move, yes: boolean): Promise<void> {
    const seat = this.page.locator(`[data-seat="${move.seat}"]`);
    return this.#tap(seat.locator(`[data-answer="${yes ? 'yes' : 'no'}"]`));
  }

  /** Where a panel is folded or a tab hides it, the person opens it first. */
  async #tap(what: Locator): Promise<void> {
    await what.first().click();
  }
}
