import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from '../../src/tools/browser.mjs';
import { quickGame } from './support/new-game';
import { routes } from './support/routes';
import { installed } from './support/service-worker';
import { Table } from './support/table';
import { expect, test, watch } from './support/test';

test.use({ serviceWorkers: 'allow' });

test('with the server stopped the app reloads, opens every route, and plays on', async ({ page, context, house }) => {
  const table = await quickGame(page);
  const id = table.id;
  await installed(page);
  await house.stop();
  await context.setOffline(true);

  await page.reload();
  await table.playTo(4);
  await table.asked();
  const [hash, n] = [await table.hash(), await table.savedN()];
  for (const [address, mark] of Object.entries(routes(id))) {
    const deep = await context.newPage();
    await deep.goto(address);
    await expect(deep.locator(mark).first(), address).toBeAttached();
    await deep.close();
  }
  await page.goto(`/play/${id}`);
  await expect(table.root).toHaveAttribute('data-hash', hash);
  // A game that is begun without any server is kept like any other.
  const second = await quickGame(page);
  await second.playTo(n);
  expect(await second.savedN()).toBeGreaterThanOrEqual(n);
});

test('the browser is closed and started again without a server: the game is there', async ({ house }) => {
  const profile = await mkdtemp(join(tmpdir(), 'plateau-profile-'));
  const start = () => chromium.launchPersistentContext(profile, { ...launchOptions(), baseURL: house.url });
  let context = await start();
  const offences = watch(context, house.url);
  let page = context.pages()[0]!;
  const table = await quickGame(page);
  const id = table.id;
  await table.playTo(3);
  await table.asked();
  const hash = await table.hash();
  await installed(page);
  await context.close();
  await house.stop();

  context = await start();
  page = context.pages()[0]!;
  await page.goto('/');
  await page.getByRole('link', { name: 'Continue Clearings' }).click();
  const again = new Table(page);
  await expect(again.root).toHaveAttribute('data-hash', hash);
  await again.decide();
  expect(await again.savedN()).toBeGreaterThan(3);
  expect(again.id).toBe(id);
  expect(offences).toEqual({ strangers: [], errors: [] });
  await context.close();
  await rm(profile, { recursive: true, force: true });
});
