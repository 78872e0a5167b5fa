import type { Page } from '@playwright/test';
import { quickGame } from './support/new-game';
import { expect, test } from './support/test';

const cell = '[data-place]';
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-place') ?? null);
const width = async (page: Page) => (await page.locator(cell).first().boundingBox())!.width;

/** The width of a cell once the table has its shape: what is said and asked makes room or takes it. */
async function settledWidth(page: Page): Promise<number> {
  let last = NaN;
  const still = async () => {
    const before = last;
    last = await width(page);
    return last === before;
  };
  await expect.poll(still, { intervals: [1000] }).toBe(true);
  return last;
}

test('the board is played with the keyboard alone', async ({ page }) => {
  const table = await quickGame(page);
  await table.asked();
  await expect(page.locator(`${cell}[tabindex="0"]`)).toHaveCount(1);
  await page.locator(`${cell}[tabindex="0"]`).focus();
  const first = await focused(page);
  await page.keyboard.press('PageDown');
  const next = await focused(page);
  expect(next).not.toBe(first);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Home');
  await page.keyboard.press('End');
  await page.keyboard.press('PageUp');
  await expect(page.locator(`${cell}:focus`)).toHaveAttribute('aria-label', /possible/);
  await expect(page.locator(`${cell}:focus`)).toHaveAttribute('tabindex', '0');
  await page.keyboard.press('Enter');
  await expect(table.confirm).toBeVisible();
});

test('a cell is named with its land, what stands there and what it is now', async ({ page }) => {
  const table = await quickGame(page);
  await table.asked();
  const names = await page.locator(cell).evaluateAll((cells) => cells.map((each) => each.getAttribute('aria-label')));
  expect(names.filter((name) => /^(meadow|forest|hill|pond) [A-G]\d, /.test(name!))).toHaveLength(names.length);
  await page
    .getByRole('button', { name: /hill [A-G]\d, ruin/ })
    .first()
    .click();
  await expect(page.getByRole('alert')).toBeVisible();
});

test('one comes closer and goes back with the wheel, two taps, the button and the keys', async ({ page }) => {
  await (await quickGame(page)).asked();
  const whole = await settledWidth(page);
  const board = page.getByRole('application');
  const fit = page.getByRole('button', { name: 'Show the whole board' });
  await expect(fit).toHaveCount(0);

  await board.hover();
  await page.mouse.wheel(0, -300);
  await expect.poll(() => width(page)).toBeGreaterThan(whole * 1.2);
  await fit.click();
  await expect.poll(() => width(page)).toBeCloseTo(whole, 0);
  await expect(fit).toHaveCount(0);

  await page.locator(cell).first().dblclick();
  await expect.poll(() => width(page)).toBeCloseTo(whole * 2, 0);
  await page.locator(`${cell}[tabindex="0"]`).focus();
  await page.keyboard.press('0');
  await expect.poll(() => width(page)).toBeCloseTo(whole, 0);
});
