import type { Page } from '@playwright/test';
import { spotOf } from '$lib/games/helios/data/board';
import { sunChoices } from '$lib/games/helios/rules/light';
import type { HeliosPosition } from '$lib/games/helios/state';
import { seriousFaults } from './support/axe';
import { Hand } from './support/hand';
import { openAt, recordedHelios } from './support/helios';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 1280, height: 800 } });

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
  await expect(page.getByRole('alert')).toContainText(/Too far|another cell than where it began/);
  await expect(page.getByRole('alert').getByRole('link', { name: /Read it/ })).toBeVisible();
});

test('every land can be seen large, and only that of the one who decides is touched', async ({ page }) => {
  const at = asks('tile', 60);
  const { seat } = positions[at]!.owed[0]!;
  await openAt(page, recorded, at, 'pass');
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

for (const theme of ['light', 'dark'] as const) {
  test(`axe finds nothing serious on the boards of Helios in the ${theme} theme`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const faults: Record<string, string[]> = {};
    const look = async (name: string) => {
      const found = await seriousFaults(page);
      if (found.length > 0) faults[name] = found;
    };
    for (const kind of ['tile', 'sun', 'create', 'bonusCube', 'character']) {
      await openAt(page, recorded, asks(kind, 60));
      await look(kind);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await openAt(page, recorded, asks('build', 90), 'pass');
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      await look(`phone: ${await tab.textContent()}`);
    }
    expect(faults).toEqual({});
  });
}
