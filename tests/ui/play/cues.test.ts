import { describe, expect, it } from 'vitest';
import { heard, notesOf } from '$lib/play/sound/cues';

const SOUNDS = {
  built: 'lay',
  transformed: 'dig',
  leeched: 'flow',
  sun: 'sun',
  trophy: 'trophy',
  income: 'coin'
} as const;
const open = { over: false, sealed: 0 };

describe('What a game sounds like', () => {
  it('is told by its facts: each cue once, three at most', () => {
    const facts = ['transformed', 'built', 'built', 'income', 'trophy'].map((kind) => ({ kind, seat: 0 }));
    expect(notesOf(open, open, facts, SOUNDS).map(({ cue }) => cue)).toEqual(['dig', 'lay', 'coin']);
    expect(notesOf(open, open, [{ kind: 'quiet' }], SOUNDS)).toEqual([]);
  });

  it('counts tokens and steps', () => {
    expect(notesOf(open, open, [{ kind: 'leeched', seat: 0, n: 4 }], SOUNDS)).toEqual([{ cue: 'flow', n: 4 }]);
    expect(notesOf(open, open, [{ kind: 'sun', seat: 0, steps: 3 }], SOUNDS)).toEqual([{ cue: 'sun', n: 3 }]);
  });

  it('gives no secret away: a choice under cover is the same for everyone, whatever else was told', () => {
    const covered = { over: false, sealed: 1 };
    for (const facts of [[], [{ kind: 'built', seat: 0 }], [{ kind: 'trophy', seat: 1 }]])
      expect(notesOf(open, covered, facts, SOUNDS)).toEqual([{ cue: 'lock', n: 1 }]);
    expect(notesOf(covered, open, [], SOUNDS)).toEqual([{ cue: 'reveal', n: 1 }]);
  });

  it('ends with the game, once', () => {
    const over = { over: true, sealed: 0 };
    expect(notesOf(open, over, [{ kind: 'built', seat: 0 }], SOUNDS)).toEqual([{ cue: 'end', n: 1 }]);
    expect(notesOf(over, over, [], SOUNDS)).toEqual([]);
  });

  it('is off unless wanted; turns only leaves out every piece', () => {
    expect(heard('off', 'turn')).toBe(false);
    expect(
      ['turn', 'reveal', 'trophy', 'end', 'lay', 'tap', 'lock'].filter((cue) => heard('turns', cue as 'lay'))
    ).toEqual(['turn', 'reveal', 'trophy', 'end']);
    expect(heard('all', 'tap')).toBe(true);
  });
});
