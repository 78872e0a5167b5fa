import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { quickGame } from './support/new-game';
import { Table } from './support/table';
import { expect, test } from './support/test';

/** What the browser would put among the downloads. */
async function saved(page: Page, save: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), save()]);
  expect(download.suggestedFilename()).toMatch(/^plateau-.*\.plateau\.json$/);
  return readFile(await download.path(), 'utf8');
}

async function open(page: Page, text: string): Promise<void> {
  await page.goto('/open');
  const file = { name: 'game.plateau.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[type="file"]').setInputFiles(file);
}

test('a game is saved to a file, deleted with a way back, and opened on another device', async ({
  page,
  browser,
  house
}) => {
  const table = await quickGame(page);
  const id = table.id;
  await table.playTo(6);
  await table.asked();
  const hash = await table.hash();
  const text = await saved(page, () => table.menu('Save to a file'));
  expect(JSON.parse(text)).toMatchObject({ plateau: 'game', header: { game: 'clearings' } });

  await page.goto('/');
  const card = page.getByRole('link', { name: 'Continue Clearings' });
  await page.getByRole('button', { name: 'More about Clearings' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(card).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(card).toBeVisible();

  const other = await browser.newContext({ baseURL: house.url });
  const elsewhere = await other.newPage();
  await open(elsewhere, text);
  await elsewhere.getByRole('button', { name: 'Take 1 game' }).click();
  await elsewhere.waitForURL((url) => url.pathname !== '/open');
  await elsewhere.goto(`/play/${id}`);
  await expect(new Table(elsewhere).root).toHaveAttribute('data-hash', hash);
  await other.close();
});

test('the whole library is one file, and brings every game back', async ({ page, browser, house }) => {
  await quickGame(page);
  const table = await quickGame(page);
  const id = table.id;
  await table.playTo(4);
  await table.asked();
  const hash = await table.hash();
  await page.goto('/settings');
  const text = await saved(page, () => page.getByRole('button', { name: 'Back up now' }).click());
  const other = await browser.newContext({ baseURL: house.url });
  const elsewhere = await other.newPage();
  await open(elsewhere, text);
  await elsewhere.getByRole('button', { name: 'Take 2 games' }).click();
  await elsewhere.waitForURL((url) => url.pathname !== '/open');
  await elsewhere.goto(`/play/${id}`);
  await expect(new Table(elsewhere).root).toHaveAttribute('data-hash', hash);
  await other.close();
});

test('a file that is none of ours is refused with a sentence', async ({ page }) => {
  for (const [text, sentence] of [
    ['', 'This file is empty.'],
    ['{"plateau":"game"', 'The end of this file is missing.'],
    ['{"name":"<img src=x onerror=alert(1)>"}', 'This file was not made by Plateau.']
  ] as const) {
    await open(page, text);
    await expect(page.getByText(sentence)).toBeVisible();
  }
});

test('a longer version of a game keeps the people here, unless asked for those in the file', async ({
  page,
  browser,
  house
}) => {
  const table = await quickGame(page);
  await table.playTo(6);
  await table.asked();
  const long = await saved(page, () => table.menu('Save to a file'));
  const { head: _head, ...short } = JSON.parse(long) as { head: string; moves: object[]; seats: { name: string }[] };
  short.moves = short.moves.slice(0, 2);
  short.seats[0]!.name = 'Mallory';

  const other = await browser.newContext({ baseURL: house.url });
  const elsewhere = await other.newPage();
  await open(elsewhere, JSON.stringify(short));
  await elsewhere.getByRole('button', { name: 'Take 1 game' }).click();
  await elsewhere.waitForURL((url) => url.pathname !== '/open');
  await open(elsewhere, long);
  await expect(elsewhere.getByText('continues the game you have')).toBeVisible();
  await expect(elsewhere.getByText(/^Here: Mallory/)).toBeVisible();
  await expect(elsewhere.getByText(/^In the file: /)).not.toContainText('Mallory');
  const question = elsewhere.getByRole('checkbox', { name: 'Take names, bots and seating from the file' });
  await expect(question).not.toBeChecked();
  await elsewhere.getByRole('button', { name: 'Take 1 game' }).click();
  await elsewhere.waitForURL((url) => url.pathname !== '/open');
  await elsewhere.goto('/');
  await expect(elsewhere.getByRole('listitem', { name: 'Mallory' }).first()).toBeAttached();
  await other.close();
});

test('a file whose name turns the direction of writing is shown without that', async ({ page }) => {
  await page.goto('/open');
  const file = { name: 'game\u202enosj.exe', mimeType: 'application/json', buffer: Buffer.from('{}') };
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page.locator('bdi')).toHaveText('gamenosj.exe');
});

test('what is in the app comes with its licences', async ({ page, context }) => {
  await page.goto('/settings');
  const [licences] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: 'Licences of everything in Plateau' }).click()
  ]);
  await expect(licences.getByText(/dexie.*Apache-2\.0/)).toBeVisible();
  await expect(licences.getByText(/SIL OPEN FONT LICENSE/)).toBeVisible();
});
