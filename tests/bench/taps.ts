import { quickGame } from '../e2e/support/new-game';
import { throttle, withProfile } from './browser';
import { ms, quantile, type Figure } from './measure';

interface Taps {
  /** From the tap on a place or an action to the picture that answers it. */
  readonly answers: number[];
  /** From the confirmation to the new board, which is shown when the move is on disk. */
  readonly boards: number[];
}

/** Plays a game from inside the page and times every tap up to the frame that shows its effect. */
function playAndTime(most: number): Promise<Taps> {
  const taps: Taps = { answers: [], boards: [] };
  const game = document.querySelector<HTMLElement>('[data-play]')!;
  const painted = () =>
    new Promise<void>((done) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done();
        port2.postMessage(null);
      })
    );
  const changed = (what: Node, filter?: string[]) =>
    new Promise<void>((done) => {
      const watch = new MutationObserver(() => (watch.disconnect(), done()));
      watch.observe(what, filter ? { attributeFilter: filter } : { childList: true, subtree: true, attributes: true });
    });
  const tap = async (target: Element, into: number[], effect: Promise<void>) => {
    const begun = performance.now();
    target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await effect;
    await painted();
    into.push(performance.now() - begun);
  };
  const last = (selector: string) => [...document.querySelectorAll(selector)].at(-1);
  return (async () => {
    while (taps.boards.length < most && game.dataset['over'] === undefined) {
      (last('[data-skip]') as HTMLElement | undefined)?.click();
      const confirm = last('[data-confirm]:enabled');
      const choice =
        last('.variants button') ??
        last('[data-place][aria-label*="possible"]') ??
        last('[data-kind]:not(.no):not([data-kind="barter"]):not([aria-pressed="true"])');
      if (confirm) await tap(confirm, taps.boards, changed(game, ['data-n']));
      else if (choice) await tap(choice, taps.answers, changed(game));
      else await new Promise((done) => setTimeout(done, 10));
    }
    return taps;
  })();
}

export const tapFigures = (url: string): Promise<Figure[]> =>
  withProfile(async (open) => {
    const context = await open();
    const page = await context.newPage();
    const all: Taps = { answers: [], boards: [] };
    for (let n = 0; n < 3; n++) {
      await quickGame(page, { origin: url, knows: n > 0 });
      await throttle(page);
      const { answers, boards } = await page.evaluate(playAndTime, 40);
      all.answers.push(...answers);
      all.boards.push(...boards);
    }
    await context.close();
    const figure = (times: number[]) => `${ms(quantile(times, 0.5))} / ${ms(quantile(times, 0.95))}`;
    return [
      { what: 'tap to its answer, p50 / p95', figure: figure(all.answers), note: `${all.answers.length} taps` },
      {
        what: 'tap to redrawn board, p50 / p95',
        figure: figure(all.boards),
        note: `${all.boards.length} moves, each on disk`
      }
    ];
  });
