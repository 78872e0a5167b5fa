import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { launchOptions } from '../../src/tools/browser.mjs';

/** A tablet of the middle range is about four times slower than a controller. */
const TABLET = 4;

/** A profile on disk: in a private window nothing would be written, and everything would be too fast. */
export async function withProfile<T>(work: (open: () => Promise<BrowserContext>) => Promise<T>): Promise<T> {
  const profile = await mkdtemp(join(tmpdir(), 'plateau-bench-'));
  try {
    return await work(async () => {
      const options = { ...launchOptions(), viewport: { width: 1280, height: 800 } };
      const context = await chromium.launchPersistentContext(profile, options);
      // tsx marks every function with its name; one that travels into the page finds no such mark there.
      await context.addInitScript('globalThis.__name = (marked) => marked');
      return context;
    });
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
}

export async function throttle(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: TABLET });
}
