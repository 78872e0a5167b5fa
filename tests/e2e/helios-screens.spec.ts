import type { Page } from '@playwright/test';
import { spotOf } from '$lib/games/helios/data/board';
import { sunChoices } from '$lib/games/helios/rules/light';
import type { HeliosPosition } from '$lib/games/helios/state';
import { seriousFaults } from './support/axe';
import { Hand } from './support/hand';
import { recordedHelios } from './support/helios';
import { bring, openAt, sitAt } from './support/prepared';
import { expect, test } from './support/test';

test.use({ viewport: { width: 1280, height: 800 } });

const recorded = recordedHelios(4);
const { positions, moves } = recorded;

const asks = (kind: string, late = 0): number =>
  positions.findIndex(({ owed }, n) => n >= late && owed[0]?.kind === kind);

/** The ends to which more than one way leads. */
function forked(position: HeliosPosition): string[] {
  const ends = sunChoices(position, position.owed[0]!.seat).map(({ sun }) => sun.cell);
  return ends.filter((cell, n) => ends.indexOf(cell) !== n);
}

const tap = (page: Page, place: string) =>
  page.locator(`[data-place="${place}"]`).locator('visible=true').first().click();

test('the sun shows its way, what it lights and what it brings; another way can be taken', async ({ page }) => {
  const at = positions.findIndex((position) => position.owed[0]?.kind === 'sun' && forked(position).length > 0);
  expect(at).toBeGreaterThan(0);
  const position = positions[at]!;
  const cell = forked(position)[0]!;
  const ways = sunChoices(position, position.owed[0]!.seat).filter(({ sun }) => sun.cell === cell);
  const table = await openAt(page, recorded, at);
  await expect(page.locator(`[data-place="${cell}"]`)).toHaveAttribute('aria-label', /possible: \d+ steps?/);
  await tap(page, cell);
  const choice = page.getByRole('group', { name: 'Which way?' });
  await expect(choice.getByRole('button')).toHaveCount(ways.length);
  await choice.getByRole('button').last().click();
  const longest = Math.max(...ways.map(({ path }) => path.length));
  await expect(page.getByRole('heading', { name: `Sun to ${spotOf(cell)}, ${longest} step` })).toBeVisible();
  const n = await table.n();
  await table.confirm.click();
  await expect.poll(table.savedN).toBe(n + 1);
});

test('a cell behind the sun or out of reach says why', async ({ page }) => {
  const at = asks('sun');
  await openAt(page, recorded, at);
  const { sun } = positions[at]!.seats[positions[at]!.owed[0]!.seat]!;
  await tap(page, sun.cell);
  const card = page.locator('[data-what]');
  await expect(card).toContainText(/Too far|another cell than where it began/);
  await expect(card.getByRole('link', { name: /Rule \d/ })).toBeVisible();
});

test('every land can be seen large, and only that of the one who decides is touched', async ({ page }) => {
  const at = asks('tile', 60);
  const { seat } = positions[at]!.owed[0]!;
  await openAt(page, recorded, at, { layout: 'pass' });
  const other = (seat + 1) % 4;
  await page.locator(`[data-land="${other}"]`).click();
  await expect(page.locator(`[data-land="${other}"]`)).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('polygon[data-place]')).toHaveCount(0);
  await page.locator(`[data-land="${seat}"]`).click();
  await expect(page.locator('polygon[data-place]')).toHaveCount(61);
});

test('what a fourth tile of a colour will bring is said before, and waits under the action after', async ({ page }) => {
  const at = positions.findIndex(
    ({ owed }) => owed.length > 1 && owed[1]!.kind === 'bonusAction' && owed[1]!.seat === owed[0]!.seat
  );
  await openAt(page, recorded, at - 1);
  await expect(page.locator('.sections p').first()).toContainText('brings a bonus action');
  const hand = new Hand(page, recorded.touching);
  await hand.play(moves, at);
  await expect(page.getByRole('list', { name: 'Then' })).toContainText(/Then: bonus action from four \w+ tiles/);
});

test('to forgo an action that could be used is asked about', async ({ page }) => {
  const table = await openAt(page, recorded, asks('create'));
  await page.locator('.acts [data-kind="forgo"]').click();
  await expect(page.locator('.ledger')).toContainText('You could still do something with this action.');
  await expect(table.confirm).toBeVisible();
});

test('between two rounds the refill is shown for a moment', async ({ page }) => {
  const at = positions.findIndex(({ round }, n) => n > 0 && round === 2 && positions[n - 1]!.round === 1);
  await openAt(page, recorded, at - 1);
  await new Hand(page, recorded.touching).play(moves, at);
  await expect(page.locator('[data-refill]')).toContainText('Round 2');
});

const SIZES = [
  [1280, 800],
  [1024, 768],
  [800, 1280],
  [390, 844],
  [360, 640]
] as const;

for (const locale of ['en-GB', 'fr-FR']) {
  test.describe(`cards in ${locale}`, () => {
    test.use({ locale });

    test('keep their buttons in sight on every screen, at every edge', async ({ page }) => {
      // Along a long edge and along a short one.
      for (const seat of [1, 2]) {
        const at = moves.findIndex((move, n) => n > 60 && move.kind === 'building' && move.seat === seat);
        await openAt(page, recorded, at);
        await tap(page, `building:${String(moves[at]!['building'])}`);
        const ways = page.locator('.variants button');
        await expect(page.locator('[data-confirm]').or(ways).first()).toBeVisible();
        if ((await ways.count()) > 0) await ways.first().click();
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          const buttons = page.locator('.confirm .two .btn');
          await expect(buttons).toHaveCount(2);
          for (const n of [0, 1]) await expect(buttons.nth(n)).toBeInViewport({ ratio: 1 });
        }
        await page.setViewportSize({ width: 1280, height: 800 });
      }
    });
  });
}

test('on a phone the tab follows the decision, and the chosen action leads back to what it lights', async ({
  page
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const at = moves.findIndex(({ kind }) => kind === 'create');
  const { source, cell } = moves[at]! as { source: string; cell: string } & (typeof moves)[number];
  await openAt(page, recorded, at - 1);
  const shown = page.getByRole('tab', { selected: true });
  await expect(shown).toHaveText('Market');
  await page.getByRole('tab', { name: 'People' }).click();
  await page.locator('.acts [data-kind="takeTile"]').click();
  await expect(shown).toHaveText('Market');
  await new Hand(page, recorded.touching).play(moves, at);
  await tap(page, `source:${source}`);
  await expect(shown).toHaveText('Board');
  await expect(page.locator('.say')).toContainText(/Now a cell for the \w+ token/);
  await expect(page.locator(`[data-place="${cell}"]`)).toBeInViewport();
});

test('a land names its owner and carries the mark of a move only if it was made there', async ({ page }) => {
  const at = moves.findIndex(({ kind, seat }, n) => kind === 'create' && positions[n + 1]!.owed[0]!.seat !== seat) + 1;
  const { seat } = moves[at - 1]!;
  const next = positions[at]!.owed[0]!.seat;
  await openAt(page, recorded, at, { layout: 'pass' });
  const names = ['Ada', 'Ben', 'Cléo', 'Dan'];
  const owner = page.locator('[data-owner]');
  await expect(owner).toHaveText(names[next]!);
  await expect(page.locator('.board use.last')).toHaveCount(0);
  await page.locator(`[data-land="${seat}"]`).click();
  await expect(owner).toHaveText(names[seat]!);
  await expect(page.locator('.board use.last')).toHaveCount(1);
});

test('the way of the sun is shown once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const at = moves.findIndex(({ kind, seat }, n) => kind === 'moveSun' && positions[n + 1]!.owed[0]!.seat !== seat);
  const { seat } = moves[at]!;
  await openAt(page, recorded, at, { layout: 'pass' });
  await new Hand(page, recorded.touching).play(moves, at + 1);
  const shines = page.locator('.board .light');
  await expect(shines).toHaveCount(1);
  await expect(page.locator(`[data-land="${seat}"]`)).toHaveAttribute('aria-pressed', 'false');
  await page.locator(`[data-land="${seat}"]`).click();
  await expect(page.locator(`[data-land="${seat}"]`)).toHaveAttribute('aria-pressed', 'true');
  await expect(shines).toHaveCount(0);
});

test('the lesson speaks of the decision that is open, and of none when the game is over', async ({ page }) => {
  const lesson = page.locator('[data-lesson]');
  await openAt(page, recorded, asks('sun'), { lesson: true });
  await expect(page.locator('[data-question]')).toContainText('where does your sun go');
  await expect(lesson).toHaveCount(0);
  await openAt(page, recorded, moves.length, { lesson: true });
  await expect(page.locator('[data-over]')).toBeVisible();
  await expect(lesson).toHaveCount(0);
  await sitAt(page, `helios4at${asks('sun')}table`);
  await new Hand(page, recorded.touching).play(moves, asks('tile', asks('sun')));
  await expect(lesson).toHaveAttribute('data-lesson', '0');
});

test('axe finds nothing serious on the boards of Helios', async ({ page }) => {
  const faults: Record<string, string[]> = {};
  const look = async (name: string) => {
    const found = await seriousFaults(page);
    if (found.length > 0) faults[name] = found;
  };
  const kinds = ['tile', 'sun', 'create', 'bonusCube', 'character'];
  const moments = kinds.map((kind) => asks(kind, 60));
  for (const [n, id] of (await bring(page, recorded, moments)).entries()) {
    await sitAt(page, id);
    await look(kinds[n]!);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await openAt(page, recorded, asks('build', 90), { layout: 'pass' });
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await look(`phone: ${await tab.textContent()}`);
  }
  expect(faults).toEqual({});
});
