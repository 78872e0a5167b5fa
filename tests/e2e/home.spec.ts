import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { quickGame } from './support/new-game';
import { expect, test } from './support/test';

test.use({ serviceWorkers: 'allow' });

test('a first visit fetches at most 72 KB of scripts, and nothing of the storage or of a game', async ({ page }) => {
  const scripts: Promise<number>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.push(response.body().then((body) => gzipSync(body, { level: 9 }).length));
  });
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Play and learn' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const sizes = await Promise.all(scripts);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(72 * 1024);
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
});

/** Spoils a stored game as a bad disk would. */
const spoil = (page: Page, what: 'move' | 'header') =>
  page.evaluate(async (part) => {
    const ask = <T>(request: IDBRequest<T>) =>
      new Promise<T>((done, fail) => {
        request.onsuccess = () => done(request.result);
        request.onerror = () => fail(request.error);
      });
    const db = await ask(indexedDB.open('plateau'));
    const stores = db.transaction(['games', 'moves'], 'readwrite');
    const [game] = await ask(stores.objectStore('games').getAll());
    if (part === 'header') await ask(stores.objectStore('games').put({ ...game, header: 'gone' }));
    else {
      const row = await ask(stores.objectStore('moves').get([game.id, 1]));
      await ask(stores.objectStore('moves').put({ ...row, move: { kind: 'nonsense', seat: 0 } }));
    }
    db.close();
  }, what);

test('a damaged game is named, with what is whole of it, and can be thrown away', async ({ page }) => {
  const table = await quickGame(page);
  await table.playTo(4);
  await table.asked();
  await page.goto('/rules');
  await spoil(page, 'move');
  await page.goto('/');
  await expect(page.getByText('Part of this game is damaged')).toBeVisible();
  await expect(page.locator('.hexpicture')).toBeVisible();

  await page.goto('/rules');
  await spoil(page, 'header');
  await page.goto('/');
  await expect(page.getByText('A game that cannot be read')).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('A game that cannot be read')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Play and learn' })).toBeVisible();
});
