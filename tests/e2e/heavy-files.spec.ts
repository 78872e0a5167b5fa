import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { quickGame } from './support/new-game';
import { expect, test } from './support/test';

/** The page promises 200 ms on an idle machine; one that is busy with tests may take longer. */
const LONGEST_TASK = 1_000;

/** Notes how long the page was busy without a break, from now on. */
const watchTasks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const noted = globalThis as { longest?: number };
    noted.longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) noted.longest = Math.max(noted.longest!, duration);
    }).observe({ type: 'longtask' });
  });
const longestTask = (page: Page): Promise<number> => page.evaluate(() => (globalThis as { longest?: number }).longest!);

const choose = (page: Page, path: string) => page.locator('input[type="file"]').setInputFiles(path);

test('a senseless file of any weight is refused without holding up the page', async ({ page }, info) => {
  const path = info.outputPath('heavy.plateau.json');
  await page.goto('/open');
  await watchTasks(page);
  const zeros = '0,'.repeat(15_000_000);
  for (const [text, sentence] of [
    [`{"plateau":"game","version":1,"moves":[${zeros}0]}`, /a list of more than 100,000 entries/],
    [`{"plateau":"library","version":1,"games":[],"settings":{"seen":[${zeros}0]}}`, /a list of more than/],
    [`{"plateau":"library","version":1,"games":[${'{},'.repeat(19_999)}{}]}`, /20,000 games.*up to 1,000 at a time/],
    [`setup witches\nwitches: ${'build E9. '.repeat(2_000_000)}`, /The line is too long/]
  ] as const) {
    await writeFile(path, text);
    await choose(page, path);
    await expect(page.getByText(sentence)).toBeVisible();
  }
  expect(await longestTask(page)).toBeLessThan(LONGEST_TASK);
});

test('a long text is read when it is pasted, without filling the field', async ({ page }) => {
  await page.goto('/open');
  await watchTasks(page);
  await page.getByRole('textbox').evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', `setup witches\nwitches: ${'build E9. '.repeat(500_000)}`);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(page.getByText(/The line is too long/)).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveValue('');
  expect(await longestTask(page)).toBeLessThan(LONGEST_TASK);
});

test('a library of many games is read and taken without holding up the page, and can be stopped', async ({
  page
}, info) => {
  const table = await quickGame(page);
  await table.playTo(4);
  await table.asked();
  const [download] = await Promise.all([page.waitForEvent('download'), table.menu('Save to a file')]);
  const file = JSON.parse(await readFile(await download.path(), 'utf8')) as { seats: object[]; moves: object[] };
  const games = Array.from({ length: 1_000 }, (_, n) => ({
    ...file,
    id: `heavygame${n}`,
    seats: file.seats.map((seat, at) => ({ ...seat, name: `P${n} ${at}` }))
  }));
  const path = info.outputPath('library.plateau.json');
  await writeFile(path, JSON.stringify({ plateau: 'library', version: 1, games }));

  await page.goto('/open');
  await watchTasks(page);
  await choose(page, path);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('Reading and checking')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Take/ })).toHaveCount(0);

  await choose(page, path);
  await expect(page.getByText('and 950 games more')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('button', { name: 'Take 1,000 games' }).click();
  await expect(page.getByText(/\d+ of 1,000 games/)).toBeVisible();
  await page.waitForURL((url) => url.pathname === '/', { timeout: 90_000 });
  expect(await longestTask(page)).toBeLessThan(LONGEST_TASK);
});
