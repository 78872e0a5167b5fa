import { describe, expect, it } from 'vitest';
import { helios } from '$lib/games/helios/entry';
import { BLANK } from '$lib/i18n/format';
import { matches } from './source';

const en = await helios.texts('en');
const blanks = (key: string): string[] => [...String(en[key]).matchAll(BLANK)].map(([, name]) => name!);

/** The names of `{ at, needs, has: owned }`. */
const given = (params: string | undefined): string[] =>
  (params ?? '')
    .split(',')
    .map((part) => part.split(':')[0]!.trim())
    .filter((name) => name !== '');

describe('What the rules hand over', () => {
  it('fills every blank of every refusal', () => {
    const refusals = matches(/refusal\('([\w.]+)'(?:, 'HE [\d.]+')?(?:, \{([^}]*)\})?\)/g);
    expect(refusals.length).toBeGreaterThan(40);
    for (const [, key, params] of refusals) {
      const known = given(params);
      expect([key, blanks(`refusal.${key}`).filter((name) => !known.includes(name))]).toEqual([key, []]);
    }
  });
});
