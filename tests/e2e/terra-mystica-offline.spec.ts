import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hand } from './support/hand';
import { startBrowser, type MortalBrowser } from './support/mortal-browser';
import { openAt } from './support/prepared';
import { recorded } from './support/recorded';
import { installed } from './support/service-worker';
import { expectFigures, figuresOf, terraMystica } from './support/terra-mystica';
import { expect, test, watch } from './support/test';

const introductory = recorded('introductory');
const { moves, positions, hashes } = introductory;

/** In the middle of a turn: a temple stands, its favour is still to be taken. */
const MIDDLE = 1 + moves.findIndex(({ kind, to }) => kind === 'upgrade' && to === 'TE');
/** Some turns later, in the middle of one as well: the action is done, the turn is not over. */
const LATER = MIDDLE + moves.slice(MIDDLE).findIndex(({ kind }, n) => n > 4 && kind === 'endTurn');

async function onTablet(profile: string): Promise<MortalBrowser> {
  const browser = await startBrowser(profile);
  await browser.page.setViewportSize({ width: 1280, height: 800 });
  return browser;
}

test('without a server the browser is killed in the middle of a turn, and the turn goes on', async ({ house }) => {
  test.setTimeout(600_000);
  const profile = await mkdtemp(join(tmpdir(), 'plateau-turn-'));
  let browser = await onTablet(profile);
  const offences = watch(browser.page.context(), house.url);
  let id: string;
  try {
    const table = await openAt(browser.page, introductory, MIDDLE - 3, {
      edges: ['south', 'north'],
      origin: house.url
    });
    id = table.id;
    await installed(browser.page);
    await house.stop();
    const hand = new Hand(browser.page, terraMystica);
    await hand.play(moves, MIDDLE);
    // The next sequence is picked, but nobody has confirmed it.
    await hand.aim([moves[MIDDLE]!]);
    await expect(table.confirm).toBeVisible();
  } finally {
    await browser.kill();
  }

  browser = await onTablet(profile);
  try {
    const { page } = browser;
    await page.goto(house.url);
    await page.getByRole('link', { name: 'Continue Terra Mystica' }).click();
    const hand = new Hand(page, terraMystica);
    await expect(hand.table.root).toHaveAttribute('data-hash', hashes[MIDDLE]!);
    expect(hand.table.id).toBe(id);
    await expect(page.locator('[data-question]')).toHaveText('Ada: which favour do you take?');
    await expect(hand.table.confirm).toHaveCount(0);
    await hand.play(moves, LATER);
    expect(await hand.table.hash()).toBe(hashes[LATER]);
  } finally {
    await browser.kill();
  }

  browser = await onTablet(profile);
  try {
    const { page } = browser;
    await page.goto(`${house.url}/play/${id}`);
    const hand = new Hand(page, terraMystica);
    await expect(hand.table.root).toHaveAttribute('data-hash', hashes[LATER]!);
    for (const seat of [0, 1]) await expectFigures(page, seat, figuresOf(positions[LATER]!.seats[seat]!));
    await hand.play(moves, LATER + 1);
    expect(await hand.table.hash()).toBe(hashes[LATER + 1]);
  } finally {
    await browser.kill();
  }
  expect(offences).toEqual({ strangers: [], errors: [] });
  await rm(profile, { recursive: true, force: true });
});
