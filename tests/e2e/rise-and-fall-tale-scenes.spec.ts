import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TaleId } from '$lib/games/rise-and-fall/state';
import { startBrowser } from './support/mortal-browser';
import { openAt } from './support/prepared';
import { journey, RafHand } from './support/rise-and-fall';
import { Table } from './support/table';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

const EDGES = ['south', 'north'] as const;

/** Three Worlds in which eight tales each are told. */
const TOLD: readonly (readonly TaleId[])[] = [
  ['dragon', 'capital', 'majesticBridge', 'banks', 'ports', 'cathedral', 'floatingCities', 'leviathan'],
  ['sunkenCity', 'orbs', 'giganticCavern', 'swamp', 'psyMonastery', 'doppelgangerHouse', 'thievesLair', 'waterfall'],
  ['alchemistsTower', 'caravansary', 'waterElemental', 'typhoon', 'dolmens', 'stormPeak', 'volcano', 'floatingCities']
];

/** What a tale offers, and a game in which it comes to it: the tales, the seed, and how many moves came before. */
const SCENES: readonly (readonly [kind: string, told: number, seed: number, n: number])[] = [
  ['unleash', 0, 3, 58],
  ['floatCity', 0, 6, 100],
  ['buildPort', 0, 50, 144],
  ['portShip', 0, 50, 203],
  ['buildBank', 0, 19, 262],
  ['increaseTaxes', 0, 19, 287],
  ['cascade', 1, 23, 62],
  ['steal', 1, 49, 97],
  ['exchange', 2, 51, 56],
  ['send', 2, 6, 61]
];

const planOf = (told: number, seed: number, n: number) =>
  journey(
    2,
    {
      tales: 'chosen',
      ...Object.fromEntries(TOLD[told]!.map((tale, k) => [`tale${k + 1}`, tale])),
      world: 'built',
      maxTurns: 60
    },
    seed,
    n + 1
  );

for (const [kind, told, seed, n] of SCENES) {
  test(`a scene of a tale, done by touching: ${kind}`, async ({ page }) => {
    const plan = planOf(told, seed, n);
    expect(plan.moves[n]!.kind).toBe(kind);
    const table = await openAt(page, plan, n, { edges: EDGES });
    await new RafHand(page, plan).go(n + 1);
    expect(await table.hash()).toBe(plan.hashes[n + 1]);
    // What was done can be taken back.
    await page.locator('[data-undo]').click();
    await expect.poll(table.n).toBeLessThan(n + 1);
  });
}

test('a browser killed in the middle of an event goes on there', async ({ house }) => {
  const [, told, seed, n] = SCENES[0]!;
  const plan = planOf(told, seed, n + 1);
  const profile = await mkdtemp(join(tmpdir(), 'plateau-event-'));
  let id: string;
  const first = await startBrowser(profile);
  try {
    const table = await openAt(first.page, plan, n, { edges: EDGES, origin: house.url });
    id = table.id;
    await new RafHand(first.page, plan).go(n + 1);
    await expect.poll(table.savedN).toBe(n + 1);
  } finally {
    await first.kill();
  }
  const second = await startBrowser(profile);
  try {
    await second.page.goto(`${house.url}/play/${id}`);
    const table = new Table(second.page);
    await expect(table.root).toBeAttached();
    expect(await table.hash()).toBe(plan.hashes[n + 1]);
    expect(plan.positions[n + 1]!.phase).toBe('turn.events');
    await expect(second.page.locator('[aria-current="step"]')).toBeVisible();
  } finally {
    await second.kill();
    await rm(profile, { recursive: true, force: true });
  }
});
