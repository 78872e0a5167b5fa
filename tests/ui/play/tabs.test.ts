import { describe, expect, it } from 'vitest';
import { BOARD, litTabs, tabToFollow } from '$lib/play/tabs';

const nothing = (() => undefined) as never;
const begins = (word: string) => (place: string) => place.startsWith(word);
const ui = {
  shared: [
    { key: 'market', Board: nothing, owns: begins('tile') },
    { key: 'city', Board: nothing, owns: begins('building') }
  ],
  owns: begins('bowl')
};

describe('the tabs of a phone', () => {
  it('are lit where something can be touched, the board first', () => {
    expect(litTabs(['building:palace', '0,0', 'building:citadel'], ui)).toEqual([BOARD, 1]);
    expect(litTabs(['tile:sun'], ui)).toEqual([0]);
    expect(litTabs(['bowl:3'], ui)).toEqual([]);
    expect(litTabs(['0,0'], {})).toEqual([BOARD]);
  });

  it('follow the decision, and stay where it can be made', () => {
    expect(tabToFollow([0], BOARD)).toBe(0);
    expect(tabToFollow([BOARD], 0)).toBe(BOARD);
    expect(tabToFollow([BOARD, 1], 1)).toBe(1);
    expect(tabToFollow([BOARD, 1], 0)).toBe(BOARD);
    expect(tabToFollow([], 1)).toBe(1);
  });
});
