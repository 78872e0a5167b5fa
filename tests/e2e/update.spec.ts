import { buildNext, NEXT_BUILD } from '../../src/tools/build.mjs';
import { quickGame } from './support/new-game';
import { installed } from './support/service-worker';
import { expect, test } from './support/test';

test.beforeAll(buildNext);

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

  await house.stop();
  await house.start(NEXT_BUILD);
  const waits = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
      return registration?.waiting !== null;
    });
  await expect.poll(waits, { timeout: 60_000 }).toBe(true);

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
