import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { kb, type Figure } from './measure';
import { withProfile } from './browser';

interface Loaded {
  readonly path: string;
  readonly before: boolean;
}

/** The scripts that a first visit to home loads, told apart by whether they came before the first paint. */
export const weightFigures = (url: string, root: string): Promise<Figure[]> =>
  withProfile(async (open) => {
    const context = await open();
    const page = await context.newPage();
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    const loaded: Loaded[] = await page.evaluate(() => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0]!.startTime;
      const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      return all
        .map(({ name, responseEnd }) => ({ path: new URL(name).pathname, before: responseEnd <= paint }))
        .filter(({ path }) => path.endsWith('.js') && path !== '/sw.js');
    });
    await context.close();
    const weigh = (list: Loaded[]) =>
      list.reduce((sum, { path }) => sum + gzipSync(readFileSync(join(root, path)), { level: 9 }).length, 0);
    const early = loaded.filter(({ before }) => before);
    return [
      { what: 'scripts before the first paint of home', figure: kb(weigh(early)), note: `gzip, ${early.length} files` },
      { what: 'scripts of home when it is quiet', figure: kb(weigh(loaded)), note: `gzip, ${loaded.length} files` }
    ];
  });
