import type { GameUi, Place } from './game-ui';

/** The tab of the board itself; the shared boards are counted from 0. */
export const BOARD = -1;

/** The tabs on which something is lit, the board first. What only the seat's own board shows is on none. */
export function litTabs(places: readonly Place[], { shared = [], owns }: Pick<GameUi, 'shared' | 'owns'>): number[] {
  const tabs = places.flatMap((place) => {
    const at = shared.findIndex((board) => board.owns(place));
    return at >= 0 ? [at] : owns?.(place) === true ? [] : [BOARD];
  });
  return [...new Set(tabs)].sort((a, b) => a - b);
}

/** Where a decision is made: on the tab that is looked at if something is lit there, else on the first that is lit. */
export const tabToFollow = (lit: readonly number[], looked: number): number =>
  lit.length === 0 || lit.includes(looked) ? looked : lit[0]!;
