import { describe, expect, it } from 'vitest';
import { ago, list, size } from '$lib/i18n/values';
import { languageOf } from '$lib/i18n/language.svelte';

const NOW = Date.UTC(2026, 10, 16, 12);
const back = (minutes: number) => NOW - minutes * 60_000;
const DAY = 24 * 60;
/** French writes narrow and wide spaces that do not break; here they all count as one. */
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('ago', () => {
  it.each([
    [0, 'now', 'maintenant'],
    [2, '2 minutes ago', 'il y a 2 minutes'],
    [59, '59 minutes ago', 'il y a 59 minutes'],
    [60, '1 hour ago', 'il y a 1 heure'],
    [DAY, 'yesterday', 'hier'],
    [3 * DAY, '3 days ago', 'il y a 3 jours'],
    [15 * DAY, '2 weeks ago', 'il y a 2 semaines'],
    [90 * DAY, 'August 18, 2026', '18 août 2026']
  ])('says %i minutes in words', (minutes, en, fr) => {
    expect(plain(ago(back(minutes), NOW, 'en'))).toBe(en);
    expect(plain(ago(back(minutes), NOW, 'fr'))).toBe(fr);
  });

  it('does not speak of the future when the clock was set back', () => {
    expect(ago(NOW + 5_000_000, NOW, 'en')).toBe('now');
  });
});

describe('size', () => {
  it.each([
    [0, '0 bytes', '0 octet'],
    [999, '999 bytes', '999 octets'],
    [58_200, '58 kB', '58 ko'],
    [1_440_000, '1.4 MB', '1,4 Mo'],
    [2_100_000_000, '2.1 GB', '2,1 Go'],
    [9_000_000_000_000, '9,000 GB', '9 000 Go']
  ])('writes %i', (bytes, en, fr) => {
    expect(plain(size(bytes, 'en'))).toBe(en);
    expect(plain(size(bytes, 'fr'))).toBe(fr);
  });
});

describe('list', () => {
  it('joins names as the language does', () => {
    expect(list(['Adèle', 'Bruno', 'Chloé'], 'en')).toBe('Adèle, Bruno, and Chloé');
    expect(list(['Adèle', 'Bruno', 'Chloé'], 'fr')).toBe('Adèle, Bruno et Chloé');
  });
});

describe('languageOf', () => {
  it.each([
    [['fr-CH', 'en'], 'fr'],
    [['de', 'en-GB'], 'en'],
    [['de', 'FR'], 'fr'],
    [['de', 'it'], 'en'],
    [[], 'en']
  ] as const)('takes %j as %s', (tags, spoken) => {
    expect(languageOf(tags)).toBe(spoken);
  });
});
