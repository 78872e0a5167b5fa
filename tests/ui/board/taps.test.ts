import { describe, expect, it } from 'vitest';
import { Taps } from '$lib/ui/board/taps';

const tap = (timeStamp: number, clientX = 0, detail = 1) =>
  ({ timeStamp, clientX, clientY: 0, detail }) as unknown as MouseEvent;

describe('two taps', () => {
  it('are a double tap when they are close in time and place', () => {
    const taps = new Taps();
    expect([0, 200, 400, 500].map((time) => taps.isDouble(tap(time)))).toEqual([false, true, false, true]);
  });

  it('are two taps when they are far apart', () => {
    const taps = new Taps();
    expect([tap(0), tap(400), tap(500, 60)].map((event) => taps.isDouble(event))).toEqual([false, false, false]);
  });

  it('are two taps when they mean two cells, however small these are', () => {
    const taps = new Taps();
    expect(['0,0', '1,0', '1,0'].map((place, n) => taps.isDouble(tap(n * 100), place))).toEqual([false, false, true]);
  });

  it('are never made by a keyboard or a screen reader', () => {
    const taps = new Taps();
    expect([tap(0, 0, 0), tap(10, 0, 0)].map((event) => taps.isDouble(event))).toEqual([false, false]);
  });
});
