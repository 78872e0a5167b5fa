import { describe, expect, it } from 'vitest';
import { apply, begin, type Move } from '$lib/kernel';
import { choosesInSecret, handOverTo, mayDecide, whoDecides, whoLooks, type Sitting } from '$lib/play/holding';
import { toy, toyConfig, type Toy } from '../../kernel/toy';

const start = begin(toy, toyConfig(3)).position;
const after = (position: Toy, ...moves: Move[]): Toy =>
  moves.reduce((now, move) => {
    const played = apply(toy, now, move);
    if (!played.ok) throw new Error(played.refusal.key);
    return played.position;
  }, position);
const bid = (seat: number, n = 0): Move => ({ kind: 'bid', seat, n });
const sitting = (change: Partial<Sitting> = {}): Sitting => ({
  layout: 'pass',
  persons: [0, 1, 2],
  holder: null,
  wanted: null,
  ...change
});

describe('handing the device on', () => {
  it('covers the screen until the person who chooses in secret holds it', () => {
    expect(choosesInSecret(start, 0)).toBe(true);
    expect(handOverTo(start, sitting())).toBe(0);
    expect(handOverTo(start, sitting({ holder: 0 }))).toBeNull();
    expect(whoLooks(start, sitting({ holder: 0 }))).toBe(0);
    expect(whoLooks(start, sitting())).toBeNull();
  });
  it('goes round to everyone who is awaited, and lets nobody look on', () => {
    const one = after(start, bid(0));
    expect(handOverTo(one, sitting({ holder: 0 }))).toBe(1);
    expect(whoLooks(one, sitting({ holder: 0 }))).toBeNull();
    expect(handOverTo(after(one, bid(1)), sitting({ holder: 1 }))).toBe(2);
  });
  it('lets a person who has chosen change her mind', () => {
    const one = after(start, bid(0));
    expect(mayDecide(one, [0, 1, 2])).toEqual([0, 1, 2]);
    expect(whoDecides(one, sitting({ holder: 0, wanted: 0 }))).toBe(0);
    expect(handOverTo(one, sitting({ holder: 1, wanted: 0 }))).toBe(0);
  });
  it('only names who is next where nothing is secret', () => {
    const open = after(start, bid(0, 2), bid(1), bid(2));
    expect(whoDecides(open, sitting({ holder: 2 }))).toBe(0);
    expect(handOverTo(open, sitting({ holder: 2 }))).toBeNull();
  });
  it('shows what everyone may know while nobody chooses in secret', () => {
    const open = after(start, bid(0), bid(1, 2), bid(2));
    expect(handOverTo(open, sitting({ holder: 0 }))).toBeNull();
    expect(whoLooks(open, sitting())).toBeNull();
  });
  it('hides nothing from one person alone with bots', () => {
    const alone = sitting({ persons: [1] });
    expect(handOverTo(start, alone)).toBeNull();
    expect(whoDecides(start, alone)).toBe(1);
    expect(whoLooks(start, alone)).toBe(1);
  });
  it('never asks for the device on the table, and shows there what everyone may know', () => {
    const flat = sitting({ layout: 'table', wanted: 2 });
    expect(handOverTo(start, flat)).toBeNull();
    expect(whoDecides(start, flat)).toBe(2);
    expect(whoLooks(start, flat)).toBeNull();
  });
});
