import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { blank, seeded, type Move } from '$lib/kernel';
import { Hurry } from '$lib/play/hurry.svelte';

const late: Move[] = [{ kind: 'hurry', seat: 1 }];

function table() {
  const played: Move[] = [];
  const running = {
    position: { ...blank(seeded(1)), owed: [], sealed: { 0: { kind: 'card', seat: 0 } } },
    play: (...moves: Move[]) => Promise.resolve(played.push(...moves))
  };
  let open: Move[] | null = late;
  const hurry = new Hurry({ ui: { hurry: () => open }, running, persons: [0, 1], playing: true });
  return { hurry, played, lock: () => (open = null) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('counts to three and then draws for whoever is late', () => {
  const { hurry, played } = table();
  hurry.start();
  expect(hurry.left).toBe(3);
  vi.advanceTimersByTime(2000);
  expect([hurry.left, played]).toEqual([1, []]);
  vi.advanceTimersByTime(1000);
  expect([hurry.left, played]).toEqual([null, late]);
});

it('is stopped by the last lock', () => {
  const { hurry, played, lock } = table();
  hurry.start();
  vi.advanceTimersByTime(1500);
  lock();
  vi.advanceTimersByTime(5000);
  expect([hurry.left, played]).toEqual([null, []]);
});

it('cannot be started while nobody at the table waits', () => {
  const hurry = new Hurry({
    ui: { hurry: () => late },
    running: { position: { ...blank(seeded(1)), owed: [] }, play: () => Promise.resolve(null) },
    persons: [0, 1],
    playing: true
  });
  hurry.start();
  expect(hurry.left).toBeNull();
});
