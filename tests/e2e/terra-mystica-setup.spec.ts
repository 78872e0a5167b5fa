import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { game } from '$lib/games/terra-mystica';
import { writeLedger } from '$lib/games/terra-mystica/ledger/export';
import { unpack } from '../../src/tools/golden/pack';
import type { GoldenGame } from '../../src/tools/golden/game';
import { seriousFaults } from './support/axe';
import { newTable } from './support/new-game';
import { Table } from './support/table';
import { expect, test } from './support/test';

const question = (page: Page) => page.locator('[data-question]');

/** Confirms what was meant, and waits until it is on disk. */
async function confirm(table: Table): Promise<void> {
  const before = await table.n();
  await table.confirm.click();
  await expect.poll(table.savedN).toBe(before + 1);
}

/** Whoever opens or is new to it bids, and leaves afterwards; whoever has won takes the first faction and the last place. */
async function speak(page: Page, table: Table, bidders: Set<string>): Promise<void> {
  const asked = (await question(page).textContent())!;
  if (await page.locator('[data-setup="lot"]').isVisible()) {
    const lot = page.locator('.lot:not(.away) [data-faction]').first();
    if ((await lot.getAttribute('aria-pressed')) !== 'true') await lot.click();
    await page.locator('[data-slot]').last().click();
  } else if (bidders.has(asked) && (await page.locator('[data-leave-lot]').isEnabled())) {
    await page.locator('[data-leave-lot]').click();
    return confirm(table);
  } else {
    bidders.add(asked);
    await page.getByRole('button', { name: 'More', exact: true }).click();
  }
  await page.locator('[data-choose]').click();
  await confirm(table);
}

test('factions are won in an auction, and the first dwelling is placed', async ({ page }) => {
  const table = await newTable(page, {
    game: 'terra-mystica',
    people: ['Ada', 'Ben', 'Cleo'],
    edges: ['south', 'west', 'north'],
    options: { setup: 'auction' },
    seed: 11
  });
  await expect(page.locator('[data-setup="bid"]')).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
  // The opening cannot be left out.
  await expect(page.locator('[data-leave-lot]')).toBeDisabled();
  await expect(page.locator('[data-choose]')).toHaveText('Bid 0, start with 40');
  const bidders = new Set<string>();
  for (let n = 0; n < 40 && (await page.locator('[data-setup]').count()) > 0; n++) await speak(page, table, bidders);
  await expect(question(page)).toHaveText(/where does your first dwelling stand/);
  const hex = page.locator('[data-place]').and(page.locator('[aria-label*="possible"]')).first();
  await hex.click();
  await confirm(table);
  await page.locator('[data-log]').click();
  const log = page.getByRole('dialog');
  await expect(log.getByText(/wins the lot for \d+ points?/).first()).toBeVisible();
  await expect(log.getByText(/places a dwelling on/)).toHaveCount(1);
});

test('a taken faction, its other side and its reason are shown', async ({ page }) => {
  const table = await newTable(page, {
    game: 'terra-mystica',
    people: ['Ada', 'Ben'],
    edges: ['south', 'north'],
    options: { setup: 'full' },
    seed: 3
  });
  await page.locator('[data-faction="witches"]').click();
  await expect(page.getByRole('article', { name: 'Witches' })).toContainText('5 more points for each town');
  await expect(page.getByRole('article', { name: 'Auren' })).toBeVisible();
  expect(await seriousFaults(page)).toEqual([]);
  await page.locator('[data-choose]').click();
  await confirm(table);
  // What Ada took is not what Ben begins with.
  await expect(page.locator('[data-faction="witches"]')).toHaveAttribute('aria-pressed', 'false');
  await expect(page.locator('[data-choose]')).toBeEnabled();
  await page.locator('[data-faction="auren"]').click();
  await expect(page.locator('[data-faction="auren"]')).toContainText('same board');
  await expect(page.getByRole('article', { name: 'Auren' })).toContainText('other side of this board');
  await expect(page.locator('[data-choose]')).toBeDisabled();
  await page.getByRole('button', { name: 'Surprise me' }).click();
  await expect(page.locator('[data-choose]')).toBeEnabled();
});

test('the first game is one tap away', async ({ page }) => {
  await page.goto('/new?game=terra-mystica');
  await page.getByRole('button', { name: 'First game' }).click();
  await expect(new Table(page).root).toBeAttached();
  await expect(question(page)).toHaveText(/which bonus card do you take/);
});

const [, line] = readFileSync('tests/golden/terra-mystica/own/3-players.jsonl', 'utf8').split('\n');
const golden = JSON.parse(line!) as GoldenGame;
const ledger = writeLedger(game, golden.header, unpack(golden.moves));

test('a pasted ledger with a mistake is refused by line, command and reason; mended it is played', async ({ page }) => {
  const lines = ledger.split('\n');
  const at = lines.findIndex((row) => /^\w+: build \w+$/.test(row));
  const broken = lines.with(at, lines[at]!.replace(/build \w+/, 'build Z9')).join('\n');
  await page.goto('/open');
  const paste = page.getByRole('textbox', { name: 'Paste a game' });
  await paste.fill(broken);
  await page.getByRole('button', { name: 'Read it' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(`Line ${at + 1} is not possible: “build Z9”`);
  await expect(alert).toContainText('There is no Z9 on this map.');
  expect(await seriousFaults(page)).toEqual([]);
  await paste.fill(ledger);
  await page.getByRole('button', { name: 'Read it' }).click();
  await expect(page.getByText(/^From a ledger: \d+ lines/)).toBeVisible();
  await page.getByRole('button', { name: 'Open this game' }).click();
  const table = new Table(page);
  await expect(table.root).toBeAttached();
  await expect(table.root).toHaveAttribute('data-over', 'true');
  const [download] = await Promise.all([page.waitForEvent('download'), table.menu('Share as a ledger')]);
  expect(download.suggestedFilename()).toMatch(/^plateau-terra-mystica-.*\.txt$/);
  const shared = readFileSync(await download.path(), 'utf8');
  expect(shared.split('\n').filter((row) => /^\w+: /.test(row)).length).toBeGreaterThan(50);
});

test('what is no game at all is refused in words', async ({ page }) => {
  await page.goto('/open');
  await page.getByRole('textbox', { name: 'Paste a game' }).fill('hello world');
  await page.getByRole('button', { name: 'Read it' }).click();
  await expect(page.getByRole('alert')).toContainText('Nothing was changed');
});
