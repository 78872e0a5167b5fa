import { expect, type BrowserContext, type Page } from '@playwright/test';
import { Table } from './table';

export interface Setup {
  /** A name for each person; the seats after them are bots. */
  readonly people: readonly string[];
  readonly bots?: number;
  readonly layout?: 'On the table' | 'Pass it on';
  readonly seed?: number;
  /** The fewest rounds, unless the whole game is wanted. */
  readonly whole?: boolean;
}

/** Whoever has been taught once is not taught again. */
const taught = new WeakSet<BrowserContext>();

async function sitDown(page: Page, knows = taught.has(page.context())): Promise<Table> {
  await page.getByRole('button', { name: 'Start' }).click();
  const table = new Table(page);
  await expect(table.root).toBeAttached();
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
export async function newGame(
  page: Page,
  { people, bots = 0, layout = 'On the table', seed = 7, whole = false }: Setup
) {
  await page.goto('/new?game=clearings');
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
  await setRounds(page, whole ? 5 : 3);
  await page.getByRole('button', { name: layout }).click();
  await page.getByRole('textbox', { name: 'Seed' }).fill(`${seed}`);
  return sitDown(page);
}

/** The number of rounds is remembered from the last game, so it is counted up or down to what is wanted. */
async function setRounds(page: Page, wanted: number): Promise<void> {
  const rounds = page.getByRole('group', { name: 'Rounds' });
  for (;;) {
    const n = Number(await rounds.getByRole('status').textContent());
    if (n === wanted) return;
    await rounds.getByRole('button', { name: n > wanted ? 'Less' : 'More' }).click();
  }
}
