import { quickGame } from './support/new-game';
import { expect, test } from './support/test';

test('the language changes in the middle of a game, log included', async ({ page }) => {
  const table = await quickGame(page);
  await table.playTo(4);
  await table.asked();
  const [hash, question] = [await table.hash(), await page.locator('[data-question]').textContent()];
  await table.menu('Log');
  const log = page.getByRole('dialog');
  await expect(log.getByRole('heading', { name: 'Log' })).toBeVisible();
  const english = await log.locator('[data-n]').allTextContents();
  expect(english.length).toBeGreaterThan(0);
  await page.keyboard.press('Escape');

  await table.menu('Français');
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('[data-question]')).not.toHaveText(question!);
  await page.locator('[data-log]').click();
  const french = page.getByRole('dialog').locator('[data-n]');
  await expect(french).toHaveCount(english.length);
  const told = await french.allTextContents();
  for (const [n, line] of told.entries()) expect(line).not.toBe(english[n]);
  expect(await table.hash()).toBe(hash);

  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test.describe('on a French device', () => {
  test.use({ locale: 'fr-FR' });
  test('everything is French from the first page on', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('link', { name: 'Réglages' })).toBeVisible();
  });
});
