import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { lateGame, type Late } from '../../tests/support/late-game';
import { launchOptions } from './browser.mjs';
import { ROOT } from './process.mjs';
import { serve } from './serve.mjs';

const FOLDER = join(ROOT, 'static/screenshots');

/** Sizes that the manifest names. */
const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 390, height: 844 };

/** The pictures of the README and of the install dialogue, taken from the real app. */
export async function takeScreenshots(root: string): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  const server = await serve({ root });
  const browser = await chromium.launch(launchOptions());
  try {
    await wide(await openPage(browser, server.url, WIDE));
    await narrow(await openPage(browser, server.url, NARROW));
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function openPage(browser: Browser, baseURL: string, viewport: typeof WIDE): Promise<Page> {
  const context = await browser.newContext({ baseURL, viewport, locale: 'en-GB', reducedMotion: 'reduce' });
  // tsx marks every function with its name; one that travels into the page finds no such mark there.
  await context.addInitScript('globalThis.__name = (marked) => marked');
  return context.newPage();
}

async function shoot(page: Page, name: string): Promise<void> {
  // Pictures of boards are drawn a moment after the page.
  await page.waitForLoadState('networkidle');
  await page.mouse.move(0, 0);
  await page.waitForTimeout(500);
  await page.screenshot({ path: join(FOLDER, `${name}.png`) });
  console.log(`static/screenshots/${name}.png`);
}

/** Opens a game between bots that has come far, as people would open a file. */
async function sitDown(page: Page, late: Late): Promise<void> {
  const { text } = await lateGame(late);
  await page.goto('/open');
  const file = { name: 'game.plateau.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByRole('button', { name: 'Take 1 game' }).click();
  await page.waitForURL(({ pathname }) => pathname.startsWith('/play/'));
  await page.locator('[data-play]').waitFor();
  // Whoever takes pictures has been taught.
  const taught = page.getByRole('button', { name: 'I know this' });
  if ((await taught.count()) > 0) await taught.click();
}

async function choose(page: Page, chip: string): Promise<void> {
  await page.locator(`.acts [data-kind="${chip}"]`).click();
}

const TERRA: Late = { game: 'terra-mystica', players: 4, seed: 3, seat: 0, between: [0.55, 0.75] };

async function wide(page: Page): Promise<void> {
  await sitDown(page, { ...TERRA, between: [1, 1] });
  await page.getByRole('button', { name: 'Score', exact: true }).first().click();
  await shoot(page, 'score-wide');
  await sitDown(page, { game: 'rise-and-fall', players: 4, seed: 5, seat: 0 });
  await shoot(page, 'rise-and-fall-wide');
  await sitDown(page, { game: 'helios', players: 3, seed: 2, seat: 0 });
  await shoot(page, 'helios-wide');
  await sitDown(page, TERRA);
  await choose(page, 'build');
  await shoot(page, 'play-wide');
  await page.goto(page.url().replace('/play/', '/replay/'));
  await shoot(page, 'replay-wide');
  await page.goto('/');
  await shoot(page, 'home-wide');
}

async function narrow(page: Page): Promise<void> {
  await sitDown(page, TERRA);
  await choose(page, 'build');
  await shoot(page, 'play-narrow');
  await page.goto('/');
  await shoot(page, 'home-narrow');
}
