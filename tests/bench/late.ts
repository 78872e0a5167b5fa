import { GAMES } from '$lib/games';
import type { GameMeta, Options } from '$lib/kernel';
import type { Page } from '@playwright/test';
import { lateGame } from '../support/late-game';
import { throttle, withProfile } from './browser';
import { ms, quantile, type Figure } from './measure';

/** So many taps on chips and lit places of each game's fullest board. */
const TAPS = 60;

/** Where nobody wins soon a game is ended early: its board is as full. */
const shortened = ({ options }: GameMeta): Options =>
  options.some(({ key }) => key === 'maxTurns') ? { maxTurns: 30 } : {};

async function sitDown(page: Page, url: string, meta: GameMeta, players: number): Promise<void> {
  const { text } = await lateGame({ game: meta.id, players, options: shortened(meta) });
  await page.goto(`${url}/open`);
  const file = { name: 'late.plateau.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[type="file"]').setInputFiles(file);
  await page.getByRole('button', { name: 'Take 1 game' }).click();
  // The file brings no name of this device, so the game gets one and is shown at once.
  await page.waitForURL((at) => at.pathname.startsWith('/play/'));
  await page.locator('[data-play] [data-kind]').first().waitFor();
}

/** Taps whatever is possible, one thing after the other, and times each up to the frame that shows it. */
function tapAround(most: number): Promise<number[]> {
  const game = document.querySelector<HTMLElement>('[data-play]')!;
  const painted = () =>
    new Promise<void>((done) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done();
        port2.postMessage(null);
      })
    );
  const escape = async () => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await painted();
  };
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  return (async () => {
    const times: number[] = [];
    for (let n = 0; times.length < most && n < most * 3; n++) {
      const chips = all('.acts [data-kind]:not(.no)');
      const chip = chips[n % Math.max(1, chips.length)];
      const lit = all('[data-place][aria-label*="possible"]');
      for (const target of [chip, lit[n % Math.max(1, lit.length)]]) {
        if (target === undefined || !target.isConnected) continue;
        const begun = performance.now();
        target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
        await painted();
        times.push(performance.now() - begun);
      }
      while (document.querySelector('[data-confirm], .whynot, .variants') !== null && times.length < most * 2) {
        const before = game.innerHTML.length;
        await escape();
        if (game.innerHTML.length === before) break;
      }
    }
    return times;
  })();
}

/** Tap to its answer on the fullest late board of every game, with as many seats as it usually has, and with all. */
export const lateFigures = (url: string): Promise<Figure[]> =>
  withProfile(async (open) => {
    const figures: Figure[] = [];
    const context = await open();
    for (const { meta } of GAMES.filter(({ teaches }) => !teaches)) {
      for (const players of new Set([meta.players.usual, meta.players.max])) {
        const page = await context.newPage();
        await sitDown(page, url, meta, players);
        await throttle(page);
        const times = await page.evaluate(tapAround, TAPS);
        figures.push({
          what: `${meta.id}, late, ${players} seats: tap to its answer, p50 / p95`,
          figure: `${ms(quantile(times, 0.5))} / ${ms(quantile(times, 0.95))}`,
          note: `${times.length} taps`
        });
        await page.close();
      }
    }
    await context.close();
    return figures;
  });
