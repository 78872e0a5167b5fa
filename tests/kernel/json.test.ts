import { describe, expect, it } from 'vitest';
import { canonical, dice, same, type Dice } from '$lib/kernel';

/** Small values that often resemble each other, some with keys that say nothing. */
function anyValue(chance: Dice, depth: number): unknown {
  const leaves = [null, undefined, true, false, 0, -0, 1, 1.5, '', 'a', '1', 'null'];
  const shape = depth === 0 ? 0 : chance.int(0, 2);
  if (shape === 0) return chance.pick(leaves);
  const parts = Array.from({ length: chance.int(0, 2) }, () => anyValue(chance, depth - 1));
  return shape === 1 ? parts : Object.fromEntries(parts.map((part) => [chance.pick(['a', 'b']), part]));
}

describe('two values', () => {
  it('are the same exactly when their canonical texts are', () => {
    const chance = dice(7);
    const met = { alike: 0, different: 0 };
    for (let n = 0; n < 20_000; n++) {
      const [a, b] = [anyValue(chance, 2), anyValue(chance, 2)];
      const alike = canonical(a) === canonical(b);
      met[alike ? 'alike' : 'different']++;
      expect(same(a, b), `${canonical(a)} and ${canonical(b)}`).toBe(alike);
    }
    expect(Math.min(met.alike, met.different)).toBeGreaterThan(500);
  });

  it('are spelt with their keys in order, and without those that say nothing', () => {
    expect(canonical({ b: [1, undefined, { d: null, c: 'x' }], a: undefined })).toBe(
      '{"b":[1,null,{"c":"x","d":null}]}'
    );
    expect(() => canonical({ a: Number.NaN })).toThrow('finite');
  });
});
