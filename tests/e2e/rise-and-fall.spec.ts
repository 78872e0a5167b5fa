import { game } from '$lib/games/rise-and-fall';
import { holeOf, shoreless, tryAt } from '$lib/games/rise-and-fall/ui/moves/laying';
import { cellsOf } from '$lib/games/rise-and-fall/world';
import { seriousFaults } from './support/axe';
import { newTable } from './support/new-game';
import { bring, sitAt } from './support/prepared';
import { journey, nameOf, RafHand, type Journey } from './support/rise-and-fall';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1280, height: 800 } });

const PEOPLE = ['Ada', 'Ben'];

/** How many of the last moves are made on the screen. */
const LAST = 12;

/** The first time that a sea tile could be held where it would close a hole in. */
function wouldClose({ positions }: Journey): { n: number; cell: string; hole: number } {
  for (const [n, position] of positions.entries()) {
    if (position.owed[0]?.['tier'] !== 'sea') continue;
    for (const cell of shoreless(position.world, cellsOf(position.world))) {
      const hole = holeOf(position.world, tryAt(position.world, 'sea', cell));
      if (hole.length > 0) return { n, cell, hole: hole.length };
    }
  }
  throw new Error('No hole anywhere');
}

test('two people build a World, deploy and play a game to its score sheet', async ({ page }) => {
  const plan = journey(2, { maxTurns: 2 }, 5);
  const table = await newTable(page, {
    game: 'rise-and-fall',
    people: PEOPLE,
    edges: ['south', 'north'],
    options: { maxTurns: 2 },
    seed: 5
  });
  expect(await table.hash()).toBe(plan.hashes[0]);
  const hand = new RafHand(page, plan);
  expect(await seriousFaults(page)).toEqual([]);

  // Where a sea tile would close something in, the board shows the hole and the card says why.
  const bites = wouldClose(plan);
  await hand.go(bites.n);
  await page.locator(`[data-place="${bites.cell}"]`).click();
  await expect(page.getByRole('alert')).toContainText('This would enclose a hole');
  await expect(page.locator('[data-ghost="wrong"]')).toBeAttached();
  await expect(page.locator('[data-hole]')).toHaveCount(bites.hole);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-hole]')).toHaveCount(0);

  const built = plan.moves.filter(({ kind }) => kind === 'tile').length;
  const deployed = plan.moves.findIndex(({ kind }) => kind === 'card');
  const edges = ['south', 'north'] as const;
  const [world, late] = await bring(page, plan, [built - 2, plan.moves.length - LAST], { edges });

  // The World is closed, the first pieces come, and the first cards are played out.
  await sitAt(page, world!);
  await hand.go(built);
  await expect(page.locator('[data-question]').first()).toContainText('first pieces');
  await hand.go(deployed + 6);
  expect(await table.hash()).toBe(plan.hashes[deployed + 6]);

  await sitAt(page, late!);
  await hand.go();

  expect(await table.hash()).toBe(plan.hashes.at(-1));
  const { rows, totals, final } = game.score(plan.positions.at(-1)!);
  expect(final).toBe(true);
  const sheet = page.getByRole('dialog').locator('table tr');
  const order = [0, 1].sort((a, b) => totals[b]! - totals[a]! || a - b);
  const cells = await sheet.evaluateAll((lines) =>
    lines.map((line) => [...line.children].map((c) => c.textContent.trim()))
  );
  expect(cells).toEqual([
    ['', ...order.map((seat) => PEOPLE[seat]!)],
    ...rows.map(({ key, points }) => [nameOf(`score.${key}`), ...order.map((seat) => `${points[seat]}`)]),
    ['Total', ...order.map((seat) => `${totals[seat]}`)]
  ]);
  expect(await seriousFaults(page)).toEqual([]);
});
