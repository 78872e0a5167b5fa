import { quickGame } from './support/new-game';
import { installed } from './support/service-worker';
import { blockStorage, clearSiteData, limitRoom, setFull } from './support/storage';
import { expect, test } from './support/test';

test.use({ serviceWorkers: 'allow' });

test('moves that the disk had no room for outlive a reload, which asks first, and are saved when there is room', async ({
  page
}) => {
  await limitRoom(page);
  const table = await quickGame(page);
  await table.playTo(2);
  await table.asked();
  const saved = await table.savedN();
  await setFull(page, true);
  await table.act();
  await expect(page.locator('[data-unsaved]')).toBeVisible();
  await table.act();
  await table.asked();
  const [hash, n] = [await table.hash(), await table.n()];
  expect(await table.savedN()).toBe(saved);

  const asked = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reloaded;
  await expect(page.locator('[data-unsaved]')).toBeVisible();
  await table.asked();
  expect(await table.n()).toBeGreaterThanOrEqual(n);
  if ((await table.n()) === n) expect(await table.hash()).toBe(hash);
  expect(await table.savedN()).toBe(saved);

  await page.locator('[data-unsaved]').click();
  await expect(page.getByRole('dialog')).toContainText(`${(await table.n()) - saved} moves`);
  // From here on the writer finds room by itself, and the badge goes.
  await setFull(page, false);
  await expect(page.locator('[data-unsaved]')).toHaveCount(0, { timeout: 60_000 });
  expect(await table.savedN()).toBe(await table.n());
});

test('site data are cleared in the middle of a game: the page stays, and the game is written again', async ({
  page
}) => {
  const table = await quickGame(page);
  await installed(page);
  await table.playTo(3);
  await table.asked();
  const [hash, n] = [await table.hash(), await table.n()];
  await page.evaluate(() => (document.body.dataset['same'] = 'yes'));
  await clearSiteData(page);
  const kept = () =>
    page.evaluate(async () => {
      // A question asked while the storage is being cleared may stay unanswered: it is asked again.
      const nothing = new Promise<IDBDatabaseInfo[]>((done) => setTimeout(() => done([]), 2000));
      const found = await Promise.race([indexedDB.databases(), nothing]);
      return found.some(({ name }) => name === 'plateau');
    });
  await expect.poll(kept).toBe(true);
  await installed(page);
  await expect(page.locator('body')).toHaveAttribute('data-same', 'yes');
  await expect(table.root).toHaveAttribute('data-saved-n', String(n));
  await page.reload();
  await expect(table.root).toHaveAttribute('data-hash', hash);
  await table.decide();
  expect(await table.savedN()).toBeGreaterThan(n);
});

test('a storage that does not answer is not waited for in silence', async ({ page, context }) => {
  const table = await quickGame(page);
  await table.asked();
  const late = await context.newPage();
  await late.goto('/');
  await expect(late.locator('[href^="/play/"]').first()).toBeVisible();
  const answer = await blockStorage(await context.newPage());
  await page.bringToFront();
  // A move is made in memory, and it says so.
  const n = await table.n();
  await table.act();
  await expect(page.locator('[data-unsaved]')).toBeVisible();
  expect(await table.n()).toBeGreaterThan(n);
  // A page that opens says what it waits for.
  await late.goto(`/play/${table.id}`);
  await expect(late.locator('[data-late]')).toBeVisible();
  await late.goto('/');
  await expect(late.locator('[data-late]')).toBeVisible();
  await answer();
  await expect(page.locator('[data-unsaved]')).toHaveCount(0, { timeout: 60_000 });
  expect(await table.savedN()).toBe(await table.n());
});
