import type { Page } from '@playwright/test';
import type { Move } from '$lib/kernel';
import type { RafPosition } from '$lib/games/rise-and-fall/state';
import { newTable } from './support/new-game';
import { fileOf, journey, openFile, RafHand, type Journey } from './support/rise-and-fall';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'reduce' } });

const PEOPLE = ['Ada', 'Ben', 'Cleo', 'Dan'];
const OPTIONS = { world: 'named', guilds: true, maxTurns: 3 };

/** Nothing of the game is on the page while the device goes from hand to hand. */
async function expectCovered(page: Page): Promise<void> {
  await expect(page.locator('[data-iam]')).toBeVisible();
  await expect(page.locator('[data-place], [data-civ], [data-guild], [data-stage]')).toHaveCount(0);
}

/** Whoever looks sees her own cards and guilds, and of those of others only what lies open. */
async function expectOwnEyes(page: Page, { owed, dealt, sealed, civs }: RafPosition, { seat }: Move): Promise<void> {
  const decision = owed.find((each) => each.seat === seat)!;
  const others = civs.map((_, n) => n).filter((n) => n !== seat);
  const shown = await page
    .locator('[data-play] use')
    .evaluateAll((uses) => uses.map((use) => use.getAttribute('href')));
  if (decision.kind === 'guilds') {
    for (const guild of dealt[seat]!) expect(shown).toContain(`#gu-${guild}`);
    for (const other of others) for (const guild of dealt[other]!) expect(shown).not.toContain(`#gu-${guild}`);
  }
  await expect(page.locator('[data-civ]')).toHaveCount(1);
  await expect(page.locator(`[data-civ="${seat}"]`)).toBeAttached();
  // What others have chosen already is a tick beside their sign, nothing more.
  for (const other of others.filter((n) => sealed[n] !== undefined)) {
    const pieces = page.locator(`[data-seat="${other}"] use[href^="#rf-"]`);
    const signs = await pieces.evaluateAll((uses) => uses.map((use) => use.getAttribute('href')));
    expect(signs.filter((sign) => !/gold|wood|stone|trophy/.test(sign ?? ''))).toEqual([]);
  }
}

test('four people with guilds play three turns, and nobody ever sees what is another’s', async ({ page }) => {
  const plan = journey(4, OPTIONS, 11);
  const table = await newTable(page, {
    game: 'rise-and-fall',
    people: PEOPLE,
    layout: 'Pass it on',
    options: OPTIONS,
    seed: 11
  });
  expect(await table.hash()).toBe(plan.hashes[0]);
  const hand = new RafHand(page, plan);
  let secrets = 0;
  await hand.go(plan.moves.length, async (n, move) => {
    const position = plan.positions[n]!;
    if (position.owed.find(({ seat }) => seat === move.seat)?.secret !== true) return hand.claim(move.seat);
    await expectCovered(page);
    await hand.claim(move.seat);
    await expectOwnEyes(page, position, move);
    secrets += 1;
  });
  // The guilds, and a card each in every turn.
  expect(secrets).toBeGreaterThanOrEqual(4 + 3 * 4);
  expect(await table.hash()).toBe(plan.hashes.at(-1));
});

/** The same game, in which the first to choose a card chooses another one. */
function twin(plan: Journey, at: number): Journey {
  const first = plan.moves[at]!;
  const other = plan.positions[at]!.civs[first.seat]!.hand.find((card) => card !== first['card'])!;
  return { ...plan, moves: [...plan.moves.slice(0, at), { ...first, card: other }] };
}

/** All that the page holds, but for what names the game and its state on disk. */
const contentOf = (page: Page): Promise<string> =>
  page
    .locator('[data-play]')
    .evaluate((root) =>
      root.outerHTML
        .replace(/data-(play|hash)="[^"]*"/g, '')
        .replace(/\bc\d+\b|bits-[\w-]+|id="[^"]*"|url\([^)]*\)/g, '')
    );

for (const layout of ['pass', 'table'] as const) {
  test(`a sealed card leaves no trace on the page: ${layout}`, async ({ page }) => {
    const plan = journey(4, { world: 'named' }, 2);
    const at = plan.moves.findIndex(({ kind }) => kind === 'card');
    const seen: string[] = [];
    for (const told of [plan, twin(plan, at)]) {
      await openFile(
        page,
        fileOf({ ...told, positions: plan.positions }, at + 1, layout, ['south', 'west', 'north', 'east'])
      );
      const hand = new RafHand(page, plan);
      await hand.claim(plan.moves[at + 1]!.seat);
      // The news that a game was opened goes by itself.
      await expect(page.getByText('1 game opened')).toHaveCount(0);
      await page.locator('[data-log]').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      seen.push(await contentOf(page), (await page.getByRole('dialog').innerText()).trim());
    }
    expect(seen[2]).toBe(seen[0]);
    expect(seen[3]).toBe(seen[1]);
  });
}
