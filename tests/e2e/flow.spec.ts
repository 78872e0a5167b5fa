import type { Locator, Page } from '@playwright/test';
import { recordedHelios } from './support/helios';
import { openAt } from './support/prepared';
import { recorded } from './support/recorded';
import { journey } from './support/rise-and-fall';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A finger that counts: lit places, rows, buttons. */
class Taps {
  n = 0;
  constructor(readonly page: Page) {}
  async place(name: string): Promise<void> {
    this.n++;
    const lit = this.page.locator(`[data-place="${name}"]`).and(this.page.locator('.lit, [role="button"]'));
    await lit.locator('visible=true').first().dispatchEvent('click', { detail: 0 });
  }
  async on(what: Locator): Promise<void> {
    this.n++;
    await what.first().click();
  }
}

test('a dwelling at home is two touches; the turn ends by itself, says so, and comes back', async ({ page }) => {
  const game = recorded('introductory');
  const table = await openAt(page, game, 14, { turnEnd: 'auto' });
  const taps = new Taps(page);
  await taps.place('E7');
  const card = page.locator('[data-card]');
  // The piece as a ghost, who is offered power, beside the own goods.
  await expect(page.locator('.piece.faint')).not.toHaveCount(0);
  await expect(card.locator('[data-purse]')).toBeVisible();
  await expect(card.locator('[data-consequence="leads.income"]')).toBeVisible();
  await expect(card.locator('[data-offered]')).toContainText('1');
  await taps.on(page.locator('[data-confirm]'));
  expect(taps.n).toBeLessThanOrEqual(3);
  // The neighbour is asked at her own edge; the panel of the one who built stays where it was.
  const asked = page.locator('[data-edge-ask] [data-answer="yes"]');
  await expect(asked).toBeVisible();
  await expect(page.locator('.table')).toHaveAttribute('data-lit', 'south');
  await asked.click();
  await expect.poll(table.savedN).toBe(17);
  await expect(page.locator('[data-turn-ended]')).toBeVisible();
  await page.locator('[data-turn-ended] button').click();
  await expect.poll(table.n).toBe(16);
});

test('anything can be asked what it is, and the own board is looked at from its edge', async ({ page }) => {
  await openAt(page, recorded('introductory'), 51);
  await page.locator('[data-place="power:ACT6"]').first().click();
  const what = page.locator('[data-what]');
  await expect(what).toContainText('once a round');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await what.getByRole('button', { name: 'Back' }).click();
  const map = page.locator('.board-box');
  const before = await map.boundingBox();
  await page.locator('.strip').first().click();
  const peek = page.locator('[data-peek]');
  await expect(peek).toBeVisible();
  expect(await map.boundingBox()).toEqual(before);
  const [over, beside] = [await peek.boundingBox(), before!];
  expect(over!.x >= beside.x + beside.width || over!.x + over!.width <= beside.x).toBe(true);
  await page.locator('.strip').first().click();
  await expect(peek).toHaveCount(0);
  // What happened since the last turn is numbered, and can be recalled.
  await page.locator('[data-since]').click();
  await expect(page.locator('[data-recap] button')).not.toHaveCount(0);
});

test('a faction is chosen with map, round tiles and bonus cards in sight', async ({ page }) => {
  await openAt(page, recorded('shapeshifters'), 0);
  await expect(page.locator('[data-stage="faction"]')).toBeVisible();
  await expect(page.locator('[data-map-in-sight]')).toBeVisible();
  await expect(page.locator('[data-rounds-in-sight]')).toBeInViewport({ ratio: 0.6 });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('tab', { name: 'Map' }).click();
  await expect(page.locator('[data-map-in-sight]')).toBeVisible();
});

test('a building of Helios with a choice of cubes is at most four touches', async ({ page }) => {
  const game = recordedHelios(2);
  const at = game.moves.findIndex(({ kind }, n) => kind === 'building' && game.moves[n + 1]?.kind === 'pay');
  const table = await openAt(page, game, at);
  const taps = new Taps(page);
  await taps.place(`building:${String(game.moves[at]!['building'])}`);
  await taps.place(String(game.moves[at + 1]!['cell']));
  await taps.on(page.locator('[data-confirm]'));
  expect(taps.n).toBeLessThanOrEqual(4);
  await expect.poll(table.savedN).toBeGreaterThan(at + 1);
});

test('a piece of Rise & Fall walks with two touches', async ({ page }) => {
  const game = journey(3, { world: 'named', maxTurns: 12 }, 5, 200);
  const at = game.moves.findIndex(({ kind }) => kind === 'move');
  const table = await openAt(page, game, at);
  const taps = new Taps(page);
  const { from, to } = game.moves[at]! as { from: string; to: string } & (typeof game.moves)[number];
  await taps.place(from);
  await taps.place(to);
  await expect.poll(table.savedN).toBe(at + 1);
  expect(taps.n).toBe(2);
});
