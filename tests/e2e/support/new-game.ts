import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import type { Edge } from '$lib/store/types';
import { Table } from './table';

export interface Setup {
  /** For a browser that knows no address of its own. */
  readonly origin?: string;
  readonly game?: string;
  /** Where a person sits, by seat; where the house puts her unless told. */
  readonly edges?: readonly Edge[];
  /** A game's own options by their keys: a switch, one of a few, or a number that is counted up or down to. */
  readonly options?: Readonly<Record<string, boolean | string | number>>;
  /** A name for each person; the seats after them are bots. */
  readonly people: readonly string[];
  readonly bots?: number;
  readonly layout?: 'On the table' | 'Pass it on';
  readonly seed?: number;
  /** Clearings: the fewest rounds, unless the whole game is wanted. */
  readonly whole?: boolean;
}

/** Whoever has been taught once is not taught again. */
const taught = new WeakSet<BrowserContext>();

async function start(page: Page): Promise<Table> {
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  const table = new Table(page);
  await expect(table.root).toBeAttached();
  return table;
}

async function sitDown(page: Page, knows = taught.has(page.context())): Promise<Table> {
  const table = await start(page);
  if (!knows) await page.getByRole('button', { name: 'I know this' }).click();
  taught.add(page.context());
  return table;
}

/** A game as it is offered: one person and two bots. */
export async function quickGame(page: Page, { origin = '', knows }: { origin?: string; knows?: boolean } = {}) {
  await page.goto(`${origin}/new?game=clearings`);
  return sitDown(page, knows);
}

/** Sets up a game of Clearings by hand and sits down at it. */
export async function newGame(page: Page, { whole = false, ...setup }: Setup) {
  await setUp(page, setup);
  await setRounds(page, whole ? 5 : 3);
  return sitDown(page);
}

/** Sets up a game that teaches nothing, and sits down at it. */
export async function newTable(page: Page, setup: Setup & { readonly game: string }): Promise<Table> {
  // Recorded games end their turns themselves.
  await page.addInitScript(() => localStorage.setItem('plateau.chosen', JSON.stringify({ turnEnd: 'ask' })));
  await setUp(page, setup);
  for (const [key, wanted] of Object.entries(setup.options ?? {})) await setOption(page, key, wanted);
  return start(page);
}

async function setUp(
  page: Page,
  { origin = '', game = 'clearings', people, bots = 0, layout = 'On the table', edges = [], seed = 7 }: Setup
): Promise<void> {
  await page.goto(`${origin}/new?game=${game}`);
  await page.getByRole('button', { name: 'On the table' }).click();
  const seats = page
    .getByRole('region', { name: 'Seats round the table' })
    .getByRole('button', { name: /, (person|.* bot), / });
  const wanted = people.length + bots;
  await expect(seats.first()).toBeVisible();
  while ((await seats.count()) < wanted) await page.getByRole('button', { name: 'Add a seat' }).click();
  while ((await seats.count()) > wanted) {
    await seats.last().click();
    await page.getByRole('button', { name: 'Remove this seat' }).click();
  }
  for (let n = 0; n < wanted; n++) {
    await seats.nth(n).click();
    const name = people[n];
    const kind = name === undefined ? 'Bot' : 'Person';
    await page.getByRole('group', { name: 'Who plays' }).getByRole('button', { name: kind }).click();
    if (name !== undefined) await page.getByRole('textbox', { name: 'Name' }).fill(name);
  }
  // The last first: seats go round the table clockwise from the south, and nobody is to overtake another.
  for (let n = edges.length - 1; n >= 0; n--) {
    await seats.nth(n).click();
    await page.getByRole('group', { name: 'Edge of the table' }).getByRole('button', { name: edges[n]! }).click();
  }
  await page.getByRole('button', { name: layout }).click();
  await page.getByRole('textbox', { name: 'Seed' }).fill(`${seed}`);
}

async function setOption(page: Page, key: string, wanted: boolean | string | number): Promise<void> {
  const option = page.locator(`#option-${key}`);
  if (typeof wanted === 'number') await countTo(page.getByRole('group').filter({ has: option }), wanted);
  else if (typeof wanted === 'string') await option.selectOption(wanted);
  else if (((await option.getAttribute('aria-checked')) === 'true') !== wanted) await option.click();
}

/** The number of rounds is remembered from the last game, so it is counted up or down to what is wanted. */
const setRounds = (page: Page, wanted: number): Promise<void> =>
  countTo(page.getByRole('group', { name: 'Rounds' }), wanted);

async function countTo(stepper: Locator, wanted: number): Promise<void> {
  for (;;) {
    const n = Number(await stepper.getByRole('status').textContent());
    if (n === wanted) return;
    await stepper.getByRole('button', { name: n > wanted ? 'Less' : 'More' }).click();
  }
}
