import type { serve } from '../../src/tools/serve.mjs';
import { quickGame } from '../e2e/support/new-game';
import { installed } from '../e2e/support/service-worker';
import { throttle, withProfile } from './browser';
import { ms, quantile, type Figure } from './measure';

const STARTS = 5;

/** From the address to the painted board, in a browser that was just started, with the server stopped. */
export const coldStartFigures = (server: Awaited<ReturnType<typeof serve>>): Promise<Figure[]> =>
  withProfile(async (open) => {
    let context = await open();
    const table = await quickGame(context.pages()[0]!, { origin: server.url });
    await table.playTo(6);
    const address = `${server.url}/play/${table.id}`;
    await installed(table.page);
    await context.close();
    await server.stop();
    const times: number[] = [];
    for (let n = 0; n < STARTS; n++) {
      context = await open();
      const page = context.pages()[0]!;
      await throttle(page);
      await page.goto(address, { waitUntil: 'commit' });
      times.push(
        await page.evaluate(async () => {
          const frame = () => new Promise((done) => requestAnimationFrame(done));
          while (document.querySelector('[data-play] [data-place]') === null) await frame();
          await frame();
          return performance.now();
        })
      );
      await context.close();
    }
    return [
      {
        what: 'offline cold start to board, p50 / worst',
        figure: `${ms(quantile(times, 0.5))} / ${ms(Math.max(...times))}`,
        note: `${STARTS} starts`
      }
    ];
  });
