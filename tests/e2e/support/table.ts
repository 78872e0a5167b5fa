import { expect, type Locator, type Page } from '@playwright/test';

/** What the screen asks of the people round it. */
type Asks = 'hand-over' | 'face-down' | 'confirm' | 'choose' | 'over';

/** Every move waits for something; the usual pauses between two looks would add up to minutes. */
const QUICKLY = { intervals: [20], timeout: 60_000 };

/** A game on the screen, played as people play it: whoever is asked answers, until the game is over. */
export class Table {
  readonly page: Page;
  readonly root: Locator;
  readonly confirm: Locator;

  constructor(page: Page) {
    this.page = page;
    this.root = page.locator('[data-play]');
    this.confirm = page.locator('[data-confirm]');
  }

  get id(): string {
    return new URL(this.page.url()).pathname.split('/').at(-1)!;
  }

  async #figure(name: string): Promise<number> {
    return Number(await this.root.getAttribute(name));
  }
  /** Moves made, and moves on disk. */
  n = (): Promise<number> => this.#figure('data-n');
  savedN = (): Promise<number> => this.#figure('data-saved-n');
  hash = async (): Promise<string> => (await this.root.getAttribute('data-hash'))!;

  /** Waits until a person is asked or the game is over. Bots are not watched: they are told to hurry. */
  async asked(): Promise<Asks> {
    let asks: Asks | null = null;
    await expect.poll(async () => (asks = await this.page.evaluate(whatIsAsked)), QUICKLY).not.toBeNull();
    return asks!;
  }

  /** The person who is asked makes a move that is on the disk afterwards. False when the game is over. */
  async decide(): Promise<boolean> {
    const before = await this.act();
    if (before === null) return false;
    await expect.poll(this.savedN, QUICKLY).toBeGreaterThan(before);
    return true;
  }

  /** The person who is asked makes a move. The number of moves before it, or null when the game is over. */
  async act(): Promise<number | null> {
    let asks = await this.asked();
    if (asks === 'over') return null;
    const before = await this.n();
    if (asks === 'hand-over') {
      await this.page.locator('[data-iam]').click();
      asks = await this.asked();
    }
    if (asks === 'face-down') await this.page.locator('.card').first().click();
    if (asks === 'choose' && (await this.choose())) return before;
    await this.confirm.click();
    return before;
  }

  /** Picks the first thing that is possible, up to the card that asks for its confirmation; true if none does. */
  async choose(): Promise<boolean> {
    const { page } = this;
    const before = await this.n();
    const chip = page.locator('[data-kind]:not(.no):not([data-kind="barter"])').first();
    if ((await page.locator('[data-kind][aria-pressed="true"]').count()) === 0) await chip.click();
    const place = page.locator('[data-place][aria-label*="possible"]').first();
    const words = page.locator('.variants button').first();
    const isMade = () => this.n().then((n) => n > before);
    const shows = () => place.or(words).or(this.confirm).first().count();
    await expect.poll(async () => (await isMade()) || (await shows()) > 0, QUICKLY).toBe(true);
    if (await isMade()) return true;
    if ((await this.confirm.count()) > 0) return false;
    if ((await words.count()) > 0) await words.click();
    else await place.click();
    return false;
  }

  /** Plays on until so many moves are on disk, or to the end. */
  async playTo(n: number): Promise<void> {
    while ((await this.savedN()) < n && (await this.decide()));
  }

  playToTheEnd = (): Promise<void> => this.playTo(Infinity);

  /** Opens the menu, and does one of the things in it. */
  async menu(item: string): Promise<void> {
    await this.page.locator('[data-menu]').click();
    await this.page.getByRole('dialog').getByText(item, { exact: true }).click();
  }
}

/** Runs in the page. */
function whatIsAsked(): Asks | null {
  const there = (selector: string) => document.querySelector<HTMLElement>(selector);
  const game = there('[data-play]');
  if (game === null || game.ariaBusy === 'true') return null;
  if (game.dataset['over'] !== undefined) return 'over';
  there('[data-skip]')?.click();
  if (there('[data-iam]')) return 'hand-over';
  if (there('[data-look]')) return 'face-down';
  if (there('[data-confirm]')) return 'confirm';
  return there('[data-kind]') ? 'choose' : null;
}
