import { describe, expect, it } from 'vitest';
import { newId } from '$lib/store/ids';
import { cleanName } from '$lib/store/names';
import { DEEPEST, insanity, nestsTooDeep } from '$lib/store/sane';

describe('names', () => {
  it.each([
    ['Adèle', 'Adèle'],
    ['Ade\u0300le', 'Adèle'],
    ['  two\n words  ', 'two words'],
    ['a\u0000b\u200bc\u202ed', 'abcd'],
    ['<script>alert(1)</script>', '<script>alert(1)</script'],
    ['👩‍👩‍👧'.repeat(3), '👩‍👩‍👧'.repeat(3)],
    ['\u0007\u200e ', ''],
    ['x'.repeat(10_000), 'x'.repeat(24)]
  ])('%j is shown as %j', (raw, shown) => {
    expect(cleanName(raw)).toBe(shown);
  });

  it('of games are never the same and fit in an address', () => {
    const ids = new Set(Array.from({ length: 500 }, newId));
    expect(ids.size).toBe(500);
    for (const id of ids) expect(id).toMatch(/^[0-9a-z]{14}$/);
  });
});

describe('values from outside', () => {
  it('are plain data, or it is said what is wrong', () => {
    expect(insanity({ a: [1, 'x', null, true, -0.5, undefined] })).toBeNull();
    expect(insanity({ a: { b: NaN } })).toEqual({ what: 'number', name: 'b' });
    expect(insanity({ a: -Infinity })).toEqual({ what: 'number', name: 'a' });
    expect(insanity({ a: 2 ** 53 })).toEqual({ what: 'number', name: 'a' });
    expect(insanity({ a: () => 1 })).toEqual({ what: 'type', name: 'a' });
    expect(insanity({ a: new Map() })).toEqual({ what: 'type', name: 'a' });
    expect(insanity(JSON.parse('{"a":{"__proto__":1}}'))).toEqual({ what: 'key', name: '__proto__' });
    const round: unknown[] = [];
    round.push(round);
    expect(insanity(round)).toEqual({ what: 'deep' });
  });

  it('are measured before they are parsed', () => {
    const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
    expect(nestsTooDeep(nested(DEEPEST))).toBe(false);
    expect(nestsTooDeep(nested(DEEPEST + 1))).toBe(true);
    expect(nestsTooDeep(JSON.stringify({ a: '['.repeat(99) + '\\"' + '{'.repeat(99) }))).toBe(false);
  });
});
