import { expect, type Page } from '@playwright/test';
import type { Move, Seat } from '$lib/kernel';
import type { SeatState } from '$lib/games/terra-mystica/state';
import { moves } from '$lib/games/terra-mystica/ui/moves';
import type { Touching } from './hand';

/** Where the moves of Terra Mystica are touched. */
export const terraMystica: Touching = {
  places: moves.places,
  chipOf: moves.chipOf,
  atOnce: moves.atOnce,
  answer: ({ kind }) => (kind === 'leech' ? true : kind === 'declineLeech' ? false : null),
  stage(move) {
    if (move.kind === 'pickFaction') return [`[data-faction="${String(move.faction)}"]`, '[data-choose]'];
    return move.kind === 'pickTerrain' ? [`[data-terrain="${String(move.terrain)}"]`, '[data-choose]'] : null;
  },
  together: (move: Move, next: Move) =>
    move.kind === 'transform' && next.kind === 'build' && move.hex === next.hex && move.seat === next.seat
};

/** What a seat has, as its panel or its strip shows it. */
export interface Figures {
  readonly points: number;
  readonly coins: number;
  readonly workers: number;
  readonly priests: number;
  readonly power: readonly number[];
}

export const figuresOf = ({ vp, coins, workers, priests, power }: SeatState): Figures => ({
  points: vp,
  coins,
  workers,
  priests,
  power: [...power]
});

/** The figures on the screen are those of the rules, unless tiles lie in their place or a phone has no room. */
export async function expectFigures(page: Page, seat: Seat, wanted: Figures): Promise<void> {
  const phone = page.locator('[data-layout="phone"]');
  const tiles = page.locator(`[data-seat="${seat}"] .choices .tap`);
  const bowls = page.locator('[aria-label^="Power bowls"]');
  const panel = page.locator(`[data-seat="${seat}"]`).filter({ has: bowls });
  await expect(panel.or(tiles).or(phone).first()).toBeAttached();
  if ((await tiles.count()) > 0) return;
  if ((await panel.count()) > 0) expect(await panel.first().evaluate(readFigures)).toEqual(wanted);
}

/** Runs in the page. */
function readFigures(panel: Element): Figures {
  // Beside the own board stand prices too.
  const seat = panel.querySelector('.own') ?? panel;
  const number = (text: string | null | undefined) => Number(/-?\d+/.exec(text ?? '')?.[0] ?? NaN);
  const beside = (label: string) => {
    const sign = seat.querySelector(`svg[aria-label="${label}" i]`);
    return number(sign?.closest('.amt, div')?.textContent);
  };
  const bowls = seat.querySelector('[aria-label^="Power bowls"]')?.ariaLabel ?? '';
  return {
    points: number(seat.querySelector('.vp b')?.textContent),
    coins: beside('coins'),
    workers: beside('workers'),
    priests: beside('priests'),
    power: (/: (.*)/.exec(bowls)?.[1] ?? '').split(', ').map(Number)
  };
}
