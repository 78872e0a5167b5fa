import type { Locator, Page } from '@playwright/test';
import { Table } from './support/table';
import { expect, test } from './support/test';

const table = (page: Page) => page.getByRole('region', { name: 'Seats round the table' });
const seat = (page: Page, name: RegExp) => table(page).getByRole('button', { name });
const edges = (page: Page) =>
  table(page)
    .getByRole('button', { name: /, (person|.* bot), / })
    .evaluateAll((seats) =>
      seats.map((each) => each.getAttribute('aria-label')!.replace(/^(.*?),.*, (\w+)$/, '$1 $2'))
    );

async function drag(page: Page, what: Locator, x: number, y: number): Promise<void> {
  const [from, top] = [(await what.boundingBox())!, (await table(page).boundingBox())!];
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(top.x + top.width / 2, top.y + top.height / 2, { steps: 4 });
  await page.mouse.move(top.x + x * top.width, top.y + y * top.height, { steps: 4 });
  await page.mouse.up();
}

test('a seat is dragged to its edge, and moved by arrow keys without losing the focus', async ({ page }) => {
  await page.goto('/new?game=clearings');
  await expect.poll(() => edges(page)).toEqual(['Player 1 south', 'Ivo west', 'Nora north']);
  await drag(page, seat(page, /^Player 1,/), 0.95, 0.5);
  await expect.poll(() => edges(page)).toEqual(['Ivo west', 'Nora north', 'Player 1 east']);

  await seat(page, /^Nora,/).focus();
  await page.keyboard.press('ArrowRight');
  // One sits at a short edge: they change places.
  await expect.poll(() => edges(page)).toEqual(['Ivo west', 'Player 1 north', 'Nora east']);
  await expect(seat(page, /^Nora,/)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => edges(page)).toEqual(['Nora south', 'Ivo west', 'Player 1 north']);
});

test('what was set up is offered again, and what it will be stands above Start', async ({ page }) => {
  await page.goto('/new?game=clearings');
  await seat(page, /^Player 1,/).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Chloé');
  await page.getByRole('button', { name: 'violet, star' }).click();
  await page.getByRole('switch', { name: 'Ruins' }).click();
  await page.getByRole('textbox', { name: 'Seed' }).fill('abc');
  await expect(page.getByText('A number from 1 to 999,999.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Seed' }).fill('42');
  await expect(page.getByText('1 person and 2 bots, rounds 5, welcome.')).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(new Table(page).root).toBeAttached();

  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Continue Clearings' })).toBeVisible();
  await page.goto('/new?game=clearings');
  await expect(seat(page, /^Chloé, person, violet star, south$/)).toBeVisible();
  await expect(page.getByText('1 person and 2 bots, rounds 5, welcome.')).toBeVisible();
});
