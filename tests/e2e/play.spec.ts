import { newGame, quickGame } from './support/new-game';
import { expect, test } from './support/test';

test('people and a bot play a whole game on the table, secret choices face down', async ({ page }) => {
  const table = await newGame(page, { people: ['Adèle', 'Bruno'], bots: 1 });
  await expect(table.root).toHaveAttribute('data-layout', 'table');
  await table.playTo(3);
  expect(await table.asked()).toBe('face-down');
  // Nobody at the table can read what lies face down.
  await expect(page.locator('.card')).toHaveText([/face down/, /face down/, /face down/]);
  await table.playToTheEnd();
  const sheet = page.getByRole('dialog');
  for (const name of ['Adèle', 'Bruno']) await expect(sheet.getByText(name).first()).toBeVisible();
  await expect(sheet.getByText('Total')).toBeVisible();
});

test('handed round, a screen hides the secret choice until the right person holds the device', async ({ page }) => {
  const table = await newGame(page, { people: ['Adèle', 'Bruno'], layout: 'Pass it on' });
  await expect(table.root).toHaveAttribute('data-layout', 'pass');
  await table.playTo(3);
  expect(await table.asked()).toBe('hand-over');
  await expect(page.locator('[data-place], [data-kind], .variants')).toHaveCount(0);
  await table.playToTheEnd();
  await expect(page.getByRole('dialog').getByText('Total')).toBeVisible();
});

test('what is not possible says why, and nothing happens', async ({ page }) => {
  const table = await quickGame(page);
  expect(await table.asked()).toBe('choose');
  const n = await table.n();
  await page.locator('[data-place]:not([aria-label*="possible"])').first().click();
  await expect(page.getByRole('alert')).toContainText('not possible');
  await expect(page.getByRole('alert').getByRole('link', { name: /Read it/ })).toBeVisible();
  await page.getByRole('button', { name: 'Understood' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(await table.n()).toBe(n);
});

test('the price and the gain stand on the card before a move is confirmed', async ({ page }) => {
  const table = await quickGame(page);
  expect(await table.asked()).toBe('choose');
  const n = await table.n();
  await table.choose();
  await expect(page.getByRole('heading', { name: 'First hut' })).toBeVisible();
  await expect(page.locator('.ledger')).toContainText('+');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(table.confirm).toHaveCount(0);
  expect(await table.n()).toBe(n);
});

test('the first game teaches the interface step by step', async ({ page }) => {
  await page.goto('/new?game=clearings');
  await page.getByRole('button', { name: 'Start' }).click();
  const lesson = page.locator('[data-lesson]');
  await expect(lesson).toHaveAttribute('data-lesson', '0');
  await page.locator('[data-place][aria-label*="possible"]').last().click();
  await expect(lesson).toHaveAttribute('data-lesson', '1');
  await page.locator('[data-confirm]').click();
  await expect(lesson).toHaveAttribute('data-lesson', '2');
});
