import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Edge } from '$lib/store/types';
import { seriousFaults } from './support/axe';
import { startBrowser } from './support/mortal-browser';
import { newTable } from './support/new-game';
import { bring, openAt, sitAt } from './support/prepared';
import { journey, RafHand } from './support/rise-and-fall';
import { Table } from './support/table';
import { expect, test } from './support/test';

const TABLET = { width: 1280, height: 800 };
test.use({ viewport: TABLET });

const EIGHT = ['Ada', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn', 'Gwen', 'Hal'];

/** Seats along the edges as the house places them: three on each long side, one on each short one. */
const ROUND: readonly Edge[] = ['south', 'south', 'south', 'west', 'north', 'north', 'north', 'east'];

test('eight people sit down round one tablet, deploy, choose, act and come to the end', async ({ page }) => {
  const options = { world: 'named', maxTurns: 1 };
  const plan = journey(8, options, 4);
  const { moves, hashes } = plan;
  const table = await newTable(page, { game: 'rise-and-fall', people: EIGHT, options, seed: 4 });
  expect(await table.hash()).toBe(hashes[0]);
  const hand = new RafHand(page, plan);
  // Everybody once; then everybody's card and a first action; then the last actions of all.
  await hand.go(8);
  const cards = moves.findIndex(({ kind }) => kind === 'card');
  const end = moves.length;
  const [turn, last] = await bring(page, plan, [cards, end - 6], { edges: ROUND });
  await sitAt(page, turn!);
  expect(await seriousFaults(page)).toEqual([]);
  await hand.go(cards + 9);
  expect(await table.hash()).toBe(hashes[cards + 9]);
  await sitAt(page, last!);
  await hand.go();
  expect(await table.hash()).toBe(hashes.at(-1));
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

const STIRRED = { tales: 'chosen', tale1: 'dragon', tale2: 'typhoon' };

for (const [what, kind, tales] of [
  ['in the middle of the actions', 'move', {}],
  ['in the middle of a sealed choice', 'card', {}],
  ['in the middle of an event', 'send', STIRRED]
] as const) {
  test(`a browser killed ${what} finds the game as it was, and it goes on`, async ({ house }) => {
    const plan = journey(2, { world: 'named', maxTurns: 8, ...tales }, 6);
    const n = amid(
      plan.moves.map((move) => move.kind),
      kind
    );
    expect(n).toBeGreaterThan(0);
    const profile = await mkdtemp(join(tmpdir(), 'plateau-mortal-'));
    const seen = await untilKilled(profile, async (page) => {
      await openAt(page, plan, n - 1, { edges: ['south', 'north'], origin: house.url });
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
