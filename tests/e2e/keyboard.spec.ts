import type { Page } from '@playwright/test';
import { quickGame } from './support/new-game';
import { expect, test } from './support/test';

/** Goes on with the tab key until something of this kind has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let n = 0; n < 60; n++) {
    if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The tab key does not lead to ${selector}`);
}

test('a hut is built and a task is chosen with the keyboard alone', async ({ page }) => {
  const table = await quickGame(page);
  expect(await table.asked()).toBe('choose');
  const n = await table.n();
  await tabTo(page, '[data-place]');
  await page.keyboard.press('PageDown');
  await expect(page.locator('[data-place]:focus')).toHaveAttribute('aria-label', /possible/);
  await page.keyboard.press('Enter');
  await expect(table.confirm).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(table.savedN).toBeGreaterThan(n);

  // The task: its action is the first one, its words are in a list.
  expect(await table.asked()).toBe('choose');
  await tabTo(page, '.variants button');
  await page.keyboard.press('Enter');
  await expect(table.confirm).toBeFocused();
  const before = await table.n();
  await page.keyboard.press('Enter');
  await expect.poll(table.savedN).toBeGreaterThan(before);
});
