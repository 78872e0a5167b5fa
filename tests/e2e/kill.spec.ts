import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { autoplay, type Acknowledged } from './support/autoplay';
import { startBrowser } from './support/mortal-browser';
import { quickGame } from './support/new-game';
import { Table } from './support/table';
import { expect, test } from './support/test';

const KILLS = 20;

interface Witness {
  readonly id: string;
  last: Acknowledged;
}

/** Opens the game again and holds what is on disk against what was seen. Null when it is over. */
async function findAgain(page: Page, origin: string, witness: Witness): Promise<Witness | null> {
  await page.goto(`${origin}/play/${witness.id}`);
  const table = new Table(page);
  await expect(table.root).toBeAttached();
  // Both in one look: a bot may move between two.
  const found = await table.root.evaluate(({ dataset }: HTMLElement) => ({
    n: Number(dataset.n),
    hash: dataset.hash!
  }));
  expect(found.n).toBeGreaterThanOrEqual(witness.last.n);
  if (found.n === witness.last.n) expect(found.hash).toBe(witness.last.hash);
  return (await table.root.getAttribute('data-over')) === null ? { id: witness.id, last: found } : null;
}

async function begin(page: Page, origin: string, knows: boolean): Promise<Witness> {
  const table = await quickGame(page, { origin, knows });
  return { id: table.id, last: { n: 0, hash: await table.hash() } };
}

test(`the browser is killed ${KILLS} times in play, and every acknowledged move is found afterwards`, async ({
  house
}) => {
  test.setTimeout(600_000);
  const profile = await mkdtemp(join(tmpdir(), 'plateau-mortal-'));
  let witness: Witness | null = null;
  let moves = 0;
  for (let kills = 0; kills < KILLS;) {
    const { page, kill } = await startBrowser(profile);
    try {
      if (witness !== null) witness = await findAgain(page, house.url, witness);
      witness ??= await begin(page, house.url, kills > 0);
      const playing: Witness = witness;
      const before = playing.last.n;
      await autoplay(page, (what) => (playing.last = what));
      await expect.poll(() => playing.last.n, { intervals: [5] }).toBeGreaterThan(before);
      // Somewhere in the middle of the moves that follow.
      await new Promise((done) => setTimeout(done, Math.random() * 250));
      moves += playing.last.n - before;
      kills += 1;
    } finally {
      await kill();
    }
  }
  expect(moves).toBeGreaterThanOrEqual(KILLS);
  await rm(profile, { recursive: true, force: true });
});
