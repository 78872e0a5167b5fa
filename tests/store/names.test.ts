import { describe, expect, it } from 'vitest';
import { newId } from '$lib/store/ids';
import { cleanName } from '$lib/store/names';
import { DEEPEST, findInvalid, MOST_ENTRIES, findOversize } from '$lib/store/validate';

describe('names', () => {
  it.each([
    ['Adèle', 'Adèle'],
    ['Ade\u0300le', 'Adèle'],
    ['  two\n words  ', 'two words'],
    ['a\u0000b\u200bc\u202ed', 'abcd'],
    ['<script>alert(1)</script>', '<script>alert(1)</script'],
    ['👩‍👩‍👧'.repeat(3), '👩‍👩‍👧'.repeat(3)],
    ['\u0007\u200e ', ''],
    ['👨‍👩‍👧‍👦'.repeat(30), '👨‍👩‍👧‍👦'.repeat(24)],
    ['🏴󠁧󠁢󠁥󠁮󠁧󠁿'.repeat(90), '🏴󠁧󠁢󠁥󠁮󠁧󠁿'.repeat(24)],
    ['\u3164\u115f\uffa0', ''],
    ['\u2800 \u2800', ''],
    ['\u200d\ufe0f', ''],
    ['\u0301', ''],
    ['e' + '\u0301'.repeat(300) + 'x', 'éx'],
    ['\u3164Bo', '\u3164Bo'],
    ['x'.repeat(10_000), 'x'.repeat(24)]
  ])('%j is shown as %j', (raw, shown) => {
    expect(cleanName(raw)).toBe(shown);
  });

  it('of files may be longer, and cannot turn the direction of writing', () => {
    expect(cleanName('holiday\u202enosj.plateau.json', 60)).toBe('holidaynosj.plateau.json');
    expect(cleanName('x'.repeat(99), 60)).toHaveLength(60);
  });

  it('of games are never the same and fit in an address', () => {
    const ids = new Set(Array.from({ length: 500 }, newId));
    expect(ids.size).toBe(500);
    for (const id of ids) expect(id).toMatch(/^[0-9a-z]{14}$/);
  });
});

describe('values from outside', () => {
  it('are plain data, or it is said what is wrong', () => {
    expect(findInvalid({ a: [1, 'x', null, true, -0.5, undefined] })).toBeNull();
    expect(findInvalid({ a: { b: NaN } })).toEqual({ what: 'number', name: 'b' });
    expect(findInvalid({ a: -Infinity })).toEqual({ what: 'number', name: 'a' });
    expect(findInvalid({ a: 2 ** 53 })).toEqual({ what: 'number', name: 'a' });
    expect(findInvalid({ a: () => 1 })).toEqual({ what: 'type', name: 'a' });
    expect(findInvalid({ a: new Map() })).toEqual({ what: 'type', name: 'a' });
    expect(findInvalid(JSON.parse('{"a":{"__proto__":1}}'))).toEqual({ what: 'key', name: '__proto__' });
    const round: unknown[] = [];
    round.push(round);
    expect(findInvalid(round)).toEqual({ what: 'deep' });
  });

  it('are measured before they are parsed', () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    expect(findOversize(nested(DEEPEST))).toBeNull();
    expect(findOversize(nested(DEEPEST + 1))).toBe('deep');
    expect(findOversize(JSON.stringify({ a: '['.repeat(99) + '\\"' + '{'.repeat(99) }))).toBeNull();
    const zeros = (n: number) => Array<number>(n).fill(0);
    expect(findOversize(JSON.stringify({ moves: zeros(MOST_ENTRIES) }))).toBeNull();
    expect(findOversize(JSON.stringify({ moves: zeros(MOST_ENTRIES + 1) }))).toBe('many');
    expect(
      findOversize(JSON.stringify([zeros(MOST_ENTRIES / 2), zeros(MOST_ENTRIES / 2), ','.repeat(MOST_ENTRIES)]))
    ).toBeNull();
    expect(findOversize(']'.repeat(9) + ','.repeat(MOST_ENTRIES))).toBe('many');
  });
});
