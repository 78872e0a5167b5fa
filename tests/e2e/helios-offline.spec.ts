import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hand } from './support/hand';
import { recordedHelios } from './support/helios';
import { startBrowser, type MortalBrowser } from './support/mortal-browser';
import { openAt } from './support/prepared';
import { installed } from './support/service-worker';
import { expect, test, watch } from './support/test';

test.setTimeout(600_000);

const recorded = recordedHelios(2);
const { moves, positions, hashes, touching } = recorded;

/** A decision with another one waiting under it: a cube to pay, and then a bonus action. */
const NESTED = positions.findIndex(
  ({ owed }) => owed.length > 1 && owed[0]!.seat === owed[1]!.seat && owed[1]!.kind === 'bonusAction'
);

async function onTablet(profile: string): Promise<MortalBrowser> {
  const browser = await startBrowser(profile);
  await browser.page.setViewportSize({ width: 1280, height: 800 });
  return browser;
}

test('without a server the browser is killed in a nested decision, and the turn goes on there', async ({ house }) => {
  expect(NESTED).toBeGreaterThan(0);
  const profile = await mkdtemp(join(tmpdir(), 'plateau-sun-'));
  let browser = await onTablet(profile);
  const offences = watch(browser.page.context(), house.url);
  let id: string | undefined;
  try {
    const { page } = browser;
    const table = await openAt(page, recorded, NESTED - 4, { edges: ['south', 'north'], origin: house.url });
    id = table.id;
    await installed(page);
    await house.stop();
    await new Hand(page, touching).play(moves, NESTED);
    await expect(page.getByRole('list', { name: 'Then' })).toContainText('bonus action from four');
    expect(await table.hash()).toBe(hashes[NESTED]);
  } finally {
    await browser.kill();
  }

  browser = await onTablet(profile);
  try {
    const { page } = browser;
    await page.goto(`${house.url}/play/${id}`);
    const hand = new Hand(page, touching);
    await expect(hand.table.root).toHaveAttribute('data-hash', hashes[NESTED]!);
    await expect(page.getByRole('list', { name: 'Then' })).toContainText('bonus action from four');
    await hand.play(moves, NESTED + 3);
    expect(await hand.table.hash()).toBe(hashes[NESTED + 3]);
  } finally {
    await browser.kill();
  }
  expect(offences).toEqual({ strangers: [], errors: [] });
  await rm(profile, { recursive: true, force: true });
});
