import type { Page } from '@playwright/test';
import type { Move } from '$lib/kernel';
import type { RafPosition } from '$lib/games/rise-and-fall/state';
import { bring, openAt, sitAt } from './support/prepared';
import { journey, RafHand, type Journey } from './support/rise-and-fall';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1280, height: 800 } });

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

/** Where the table begins to choose in secret: the guilds, and a card in every turn. */
const choosing = ({ positions }: Journey): number[] =>
  positions.flatMap(({ owed }, n) => (isSecret(owed) && !isSecret(positions[n - 1]?.owed) ? [n] : []));
const isSecret = (owed: RafPosition['owed'] = []): boolean => owed[0]?.secret === true;

test('four people with guilds choose through three turns, and nobody ever sees what is another’s', async ({ page }) => {
  const plan = journey(4, OPTIONS, 11);
  const moments = choosing(plan);
  const ids = await bring(page, plan, moments, { layout: 'pass' });
  const hand = new RafHand(page, plan);
  let secrets = 0;
  for (const [at, id] of ids.entries()) {
    const table = await sitAt(page, id);
    const open = plan.positions.findIndex(({ owed }, n) => n > moments[at]! && !isSecret(owed));
    await hand.go(open, async (n, move) => {
      await expectCovered(page);
      await hand.claim(move.seat);
      await expectOwnEyes(page, plan.positions[n]!, move);
      secrets += 1;
    });
    // What was secret lies open, and the device goes to whoever acts.
    await hand.go(open + 1, (_, move) => hand.claim(move.seat));
    expect(await table.hash()).toBe(plan.hashes[open + 1]);
  }
  // The guilds, and a card each in every turn.
  expect(secrets).toBeGreaterThanOrEqual(4 + 3 * 4);
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
      await openAt(page, told, at + 1, { layout });
      const hand = new RafHand(page, plan);
      await hand.claim(plan.moves[at + 1]!.seat);
      await page.locator('[data-log]').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      seen.push(await contentOf(page), (await page.getByRole('dialog').innerText()).trim());
    }
    expect(seen[2]).toBe(seen[0]);
    expect(seen[3]).toBe(seen[1]);
  });
}
