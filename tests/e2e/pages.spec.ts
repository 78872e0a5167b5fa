import type { Page } from '@playwright/test';
import { seriousFaults } from './support/axe';
import { newGame, quickGame } from './support/new-game';
import { routes } from './support/routes';
import type { Table } from './support/table';
import { expect, test } from './support/test';

/** The document, or something in it that is not meant to be pushed aside, is wider than the window. */
const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('axe finds nothing serious on any page', async ({ page }) => {
  const faults: Record<string, string[]> = {};
  const look = async (name: string) => {
    const found = await seriousFaults(page);
    if (found.length > 0) faults[name] = found;
  };
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Play and learn' })).toBeVisible();
  await look('home on the first visit');
  const table = await quickGame(page);
  const { id } = table;
  await table.asked();
  for (const [address, mark] of Object.entries(routes(id))) {
    await page.goto(address);
    await expect(page.locator(mark).first(), address).toBeAttached();
    await look(address);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of ['/', '/new', `/play/${id}`, `/replay/${id}`]) {
    await page.goto(address);
    await expect(page.locator(routes(id)[address]!).first(), address).toBeAttached();
    await look(`${address} on a phone`);
  }
  expect(faults).toEqual({});
});

test('axe finds nothing serious in the middle of a game', async ({ page }) => {
  const table: Table = await newGame(page, { people: ['Adèle', 'Bruno'], layout: 'Pass it on' });
  const faults: Record<string, string[]> = {};
  const look = async (name: string) => {
    const found = await seriousFaults(page);
    if (found.length > 0) faults[name] = found;
  };
  await table.choose();
  await look('the card that asks before a sequence');
  await page.getByRole('button', { name: 'Back' }).click();
  await page.locator('[data-place]:not([aria-label*="possible"])').first().click();
  await expect(page.getByRole('alert')).toBeVisible();
  await look('why not');
  await page.getByRole('button', { name: 'Understood' }).click();
  for (const item of ['Score', 'Log']) {
    await table.menu(item);
    await expect(page.getByRole('dialog').getByRole('heading', { name: item })).toBeVisible();
    await look(item);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await table.playTo(3);
  expect(await table.asked()).toBe('hand-over');
  await look('hand-over');
  await page.locator('[data-iam]').click();
  await expect(page.locator('.variants').or(page.locator('[data-kind]')).first()).toBeVisible();
  await look('a secret choice');
  expect(faults).toEqual({});
});

test('no page scrolls sideways, from a small phone to a large tablet', async ({ page }) => {
  const table = await newGame(page, { people: ['Adèle', 'Bruno'], bots: 2 });
  await table.playTo(2);
  const wide: string[] = [];
  for (const [address, mark] of Object.entries(routes(table.id))) {
    await page.goto(address);
    await expect(page.locator(mark).first(), address).toBeAttached();
    for (const [width, height] of [
      [360, 640],
      [390, 844],
      [800, 1280],
      [1280, 800]
    ] as const) {
      await page.setViewportSize({ width, height });
      const px = await overhang(page);
      if (px > 0) wide.push(`${address} at ${width}: ${px} px`);
    }
  }
  expect(wide).toEqual([]);
});
