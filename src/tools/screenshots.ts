import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { newGame } from '../../tests/e2e/support/new-game';
import type { Table } from '../../tests/e2e/support/table';
import { launchOptions } from './browser.mjs';
import { ROOT } from './process.mjs';
import { serve } from './serve.mjs';

const FOLDER = join(ROOT, 'static/screenshots');
const PEOPLE = ['Adèle', 'Bruno', 'Chloé'];

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

/** Goes on until the first seat, whose panel is upright, can build: the liveliest moment of the game. */
async function untilBuild(table: Table, least: number): Promise<void> {
  await table.playTo(least);
  const { page } = table;
  for (;;) {
    const asked = await table.asked();
    const build = page.locator('[data-seat="0"][data-lit] [data-kind="build"]:not(.no)');
    if (asked === 'choose' && (await build.count()) > 0) return build.click();
    if (!(await table.decide())) throw new Error('The game is over before anybody could build');
  }
}

async function wide(page: Page): Promise<void> {
  const finished = await newGame(page, { people: PEOPLE, bots: 1, seed: 11 });
  await finished.playToTheEnd();
  await shoot(page, 'score-wide');
  await (await newGame(page, { people: ['Adèle', 'Bruno'], seed: 5, whole: true })).playTo(20);
  const table = await newGame(page, { people: PEOPLE, bots: 1, seed: 3, whole: true });
  await untilBuild(table, 35);
  await shoot(page, 'play-wide');
  await page.goto(`/replay/${table.id}`);
  await shoot(page, 'replay-wide');
  await page.goto('/');
  await shoot(page, 'home-wide');
}

async function narrow(page: Page): Promise<void> {
  const table = await newGame(page, { people: ['Adèle'], bots: 2, seed: 3, whole: true });
  await untilBuild(table, 3);
  await shoot(page, 'play-narrow');
  await page.goto('/');
  await shoot(page, 'home-narrow');
}
