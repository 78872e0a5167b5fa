import type { Page } from '@playwright/test';

/** What the page has shown as saved: so many moves, with this hash. */
export interface Acknowledged {
  n: number;
  hash: string;
}

/**
 * Lets the page play by itself, as fast as it can, and tells of every move that is shown as saved. It
 * presses the same buttons as a person, from inside the page, so that a kill can come at any moment.
 */
export async function autoplay(page: Page, acknowledge: (what: Acknowledged) => void): Promise<void> {
  await page.exposeFunction('acknowledge', acknowledge);
  await page.evaluate(() => {
    const tell = (globalThis as unknown as { acknowledge(what: Acknowledged): void }).acknowledge;
    const game = document.querySelector<HTMLElement>('[data-play]')!;
    const press = (selector: string) => {
      const found = [...document.querySelectorAll<HTMLButtonElement>(selector)].at(-1);
      found?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      return found !== undefined;
    };
    const told = () => {
      const { n, savedN, hash } = game.dataset;
      if (n === savedN) tell({ n: Number(n), hash: hash! });
    };
    new MutationObserver(told).observe(game, { attributeFilter: ['data-saved-n'] });
    // The bots may have ended the game before anybody watched.
    told();
    const step = () => {
      press('[data-skip]');
      void (
        press('[data-confirm]:enabled') ||
        press('.variants button') ||
        press('[data-place][aria-label*="possible"]') ||
        press('[data-kind]:not(.no):not([data-kind="barter"]):not([aria-pressed="true"])')
      );
    };
    setInterval(step, 5);
  });
}
