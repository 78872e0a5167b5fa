import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { seriousFaults } from './support/axe';
import { startBrowser } from './support/mortal-browser';
import { newTable } from './support/new-game';
import { fileOf, journey, openFile, RafHand } from './support/rise-and-fall';
import { Table } from './support/table';
import { expect, test } from './support/test';

const TABLET = { width: 1280, height: 800 };
test.use({ viewport: TABLET, contextOptions: { reducedMotion: 'reduce' } });

const EIGHT = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gwen', 'Hal'];

test('eight people round one tablet deploy and play a turn', async ({ page }) => {
  const options = { world: 'named', maxTurns: 1 };
  const plan = journey(8, options, 4);
  const table = await newTable(page, { game: 'rise-and-fall', people: EIGHT, options, seed: 4 });
  expect(await table.hash()).toBe(plan.hashes[0]);
  const hand = new RafHand(page, plan);
  await hand.go(plan.moves.findIndex(({ kind }) => kind === 'card'));
  expect(await seriousFaults(page)).toEqual([]);
  await hand.go();
  expect(await table.hash()).toBe(plan.hashes.at(-1));
  await expect(page.getByRole('dialog').locator('table')).toBeVisible();
});

async function untilKilled<T>(profile: string, work: (page: Page) => Promise<T>): Promise<T> {
  const { page, kill } = await startBrowser(profile);
  try {
    await page.setViewportSize(TABLET);
    return await work(page);
  } finally {
    await kill();
  }
}

/** The moment after the first of these moves, with more of them to come. */
const amid = (kinds: readonly string[], wanted: string): number =>
  kinds.findIndex((kind, n) => kind === wanted && kinds[n + 1] === wanted) + 1;

for (const [what, kind] of [
  ['in the middle of the actions', 'move'],
  ['in the middle of a sealed choice', 'card']
] as const) {
  test(`a browser killed ${what} finds the game as it was, and it goes on`, async ({ house }) => {
    const plan = journey(2, { world: 'named', maxTurns: 8 }, 6);
    const n = amid(
      plan.moves.map((move) => move.kind),
      kind
    );
    expect(n).toBeGreaterThan(0);
    const profile = await mkdtemp(join(tmpdir(), 'plateau-mortal-'));
    const seen = await untilKilled(profile, async (page) => {
      await openFile(page, fileOf(plan, n - 1, 'table', ['south', 'north']), house.url);
      const hand = new RafHand(page, plan);
      await hand.go(n);
      return { id: hand.table.id, hash: await hand.table.hash() };
    });
    await untilKilled(profile, async (page) => {
      await page.goto(`${house.url}/play/${seen.id}`);
      const table = new Table(page);
      await expect(table.root).toBeAttached();
      expect(await table.n()).toBe(n);
      expect(await table.hash()).toBe(seen.hash);
      await new RafHand(page, plan).go(n + 2);
      expect(await table.n()).toBe(n + 2);
    });
    await rm(profile, { recursive: true, force: true });
  });
}
