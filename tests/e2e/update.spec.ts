import type { Page } from '@playwright/test';
import { buildNext, NEXT_BUILD } from '../../src/tools/build.mjs';
import { quickGame } from './support/new-game';
import { installed } from './support/service-worker';
import { limitRoom, setFull } from './support/storage';
import { expect, test, type House } from './support/test';

test.use({ serviceWorkers: 'allow' });

// One after the other: they share the later version, which is built once.
test.describe.configure({ mode: 'default' });
test.beforeAll(buildNext);

/** A later version is served, and the page has fetched it. */
async function nextVersion(page: Page, house: House): Promise<void> {
  await house.stop();
  await house.start(NEXT_BUILD);
  const waits = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
      return registration?.waiting !== null;
    });
  await expect.poll(waits, { timeout: 60_000 }).toBe(true);
}

test('a new version waits until it is accepted, and the game goes on with the same hash', async ({ page, house }) => {
  const version = async () => {
    await page.goto('/settings');
    return page.getByText(/^version /).textContent();
  };
  await page.goto('/');
  await installed(page);
  const first = await version();
  const table = await quickGame(page);
  const id = table.id;
  await table.playTo(3);
  await table.asked();
  const hash = await table.hash();

  await nextVersion(page, house);

  // It stays out of the game: the same page, the same board, and pages not loaded yet are still the old ones.
  await expect(table.root).toHaveAttribute('data-hash', hash);
  expect(await version()).toBe(first);
  await page.goto('/rules/clearings');
  await expect(page.locator('[data-chapter]').first()).toBeVisible();
  await page.goto(`/play/${id}`);
  await expect(table.root).toHaveAttribute('data-hash', hash);

  await page.goto('/');
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Use it now' }).click()]);
  await expect.poll(version).not.toBe(first);
  await page.goto(`/play/${id}`);
  await expect(table.root).toHaveAttribute('data-hash', hash);
  await house.stop();
  await page.reload();
  await expect(table.root).toHaveAttribute('data-hash', hash);
  await table.decide();
  expect(await table.savedN()).toBeGreaterThan(3);
});

test('a new version asks before it takes over from moves that are not saved, and finds them', async ({
  page,
  house
}) => {
  await limitRoom(page);
  await page.goto('/');
  await installed(page);
  const table = await quickGame(page);
  const id = table.id;
  await nextVersion(page, house);
  await page.getByRole('button', { name: 'Later' }).click();
  await table.playTo(2);
  await table.asked();
  await setFull(page, true);
  await table.act();
  await expect(page.locator('[data-unsaved]')).toBeVisible();
  await table.asked();
  const [hash, saved] = [await table.hash(), await table.savedN()];
  await page.locator('[data-menu]').click();
  await page.locator('[data-leave]').click();

  await page.getByRole('button', { name: 'Use it now' }).click();
  await expect(page.getByText('could not be saved')).toBeVisible();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to a file' }).click();
  expect((await file).suggestedFilename()).toContain('clearings');
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Use it anyway' }).click()]);

  await setFull(page, false);
  await page.goto(`/play/${id}`);
  await expect(table.root).toHaveAttribute('data-hash', hash);
  await expect.poll(table.savedN).toBeGreaterThan(saved);
});
