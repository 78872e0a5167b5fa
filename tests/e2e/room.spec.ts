import type { Edge } from '$lib/store/types';
import { LATE_BOARDS, lateBoard } from './support/late-boards';
import { openAt } from './support/prepared';
import { faultsOfRoom } from './support/room';
import { expect, test } from './support/test';

const SIZES = [
  [1280, 800],
  [1024, 768],
  [800, 1280],
  [390, 844],
  [360, 640]
] as const;

/** Three on each long side, one on each short one. */
const ROUND: readonly Edge[] = ['south', 'north', 'west', 'east', 'south', 'north', 'south', 'north'];

for (const locale of ['en-GB', 'fr-FR']) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale, viewport: { width: 1280, height: 800 } });

    for (const name of LATE_BOARDS) {
      test(`late boards have room for all they say: ${name}`, async ({ page }) => {
        const game = await lateBoard(name);
        await openAt(page, game, game.at, { edges: ROUND });
        await expect(page.locator('[data-question]').first()).toBeVisible();
        const faults: Record<string, string[]> = {};
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          await expect(page.locator('[data-question]').first()).toBeVisible();
          await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
          if (process.env.ROOM_SHOTS)
            await page.screenshot({ path: `${process.env.ROOM_SHOTS}/${name}-${locale}-${width}.png` });
          const found = await page.evaluate(faultsOfRoom);
          if (found.length > 0) faults[`${width}x${height}`] = found;
        }
        expect(faults).toEqual({});
      });
    }
  });
}
