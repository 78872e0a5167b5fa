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
