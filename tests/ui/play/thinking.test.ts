import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clockTime, Thinking } from '$lib/play/thinking.svelte';

let now = 0;
const times = (id = 'a') => new Thinking(id, 3, () => now);
const all = (clock: Thinking) => [0, 1, 2].map((seat) => clock.of(seat));

beforeEach(() => {
  now = 1000;
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value)
  });
});

describe('the clock at a seat', () => {
  it('counts for whoever has to decide, and for several at once', () => {
    const clock = times();
    clock.count([0]);
    now += 900;
    clock.count([1, 2]);
    now += 500;
    clock.count([]);
    now += 500;
    clock.count([0]);
    expect(all(clock)).toEqual([900, 500, 500]);
  });

  it('does not count the sleep of a device', () => {
    const clock = times();
    clock.count([0]);
    now += 3_600_000;
    clock.count([0]);
    expect(clock.of(0)).toBe(5000);
  });

  it('goes on after the page is loaded again, each game by itself', () => {
    const clock = times();
    clock.count([2]);
    now += 1500;
    clock.count([]);
    clock.keep();
    expect(all(times())).toEqual([0, 0, 1500]);
    expect(all(times('b'))).toEqual([0, 0, 0]);
  });

  it('keeps the newest games, and takes nonsense for nothing', () => {
    for (let n = 0; n < 70; n++) times(`g${n}`).keep();
    expect(Object.keys(JSON.parse(localStorage.getItem('plateau.clocks')!) as object)).toHaveLength(60);
    localStorage.setItem('plateau.clocks', '{"a":["x",-3,7],"b":');
    expect(all(times())).toEqual([0, 0, 0]);
    localStorage.setItem('plateau.clocks', '{"a":["x",-3,7]}');
    expect(all(times())).toEqual([0, 0, 7]);
  });

  it('is written as clocks are', () => {
    expect([0, 59_999, 247_000, 3_847_000].map(clockTime)).toEqual(['0:00', '0:59', '4:07', '1:04:07']);
  });
});
