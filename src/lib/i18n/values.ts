import { numbers, type Language } from './format';
import { language } from './language.svelte';

/** Dates, sizes and lists as the language writes them. Each takes the language last, for tests. */

const MINUTE = 60_000;
const STEPS: readonly [unit: Intl.RelativeTimeFormatUnit, ms: number, until: number][] = [
  ['minute', MINUTE, 60 * MINUTE],
  ['hour', 60 * MINUTE, 24 * 60 * MINUTE],
  ['day', 24 * 60 * MINUTE, 7 * 24 * 60 * MINUTE],
  ['week', 7 * 24 * 60 * MINUTE, 35 * 24 * 60 * MINUTE]
];

/** "2 minutes ago", "yesterday", and a plain date when it is long ago. A clock set back says "now". */
export function ago(then: number, now: number, lang: Language = language.current): string {
  const passed = Math.max(0, now - then);
  const words = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  if (passed < MINUTE) return words.format(0, 'second');
  for (const [unit, ms, until] of STEPS) if (passed < until) return words.format(-Math.floor(passed / ms), unit);
  return date(then, lang);
}

const date = (then: number, lang: Language = language.current): string =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'long' }).format(then);

export const dateAndTime = (then: number, lang: Language = language.current): string =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(then);

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** A size in the unit that leaves one to three digits before the point. */
export function size(bytes: number, lang: Language = language.current): string {
  const step = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const amount = bytes / 1000 ** step;
  return new Intl.NumberFormat(lang, {
    style: 'unit',
    unit: UNITS[step],
    unitDisplay: step === 0 ? 'long' : 'short',
    maximumFractionDigits: amount < 10 && step > 0 ? 1 : 0
  }).format(amount);
}

export const list = (items: readonly string[], lang: Language = language.current): string =>
  new Intl.ListFormat(lang, { type: 'conjunction' }).format(items);

export const number = (n: number, lang: Language = language.current): string => numbers(lang).format(n);
