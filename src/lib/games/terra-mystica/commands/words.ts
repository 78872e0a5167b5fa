import { format, type Texts } from '$lib/i18n/format';
import { en as interfaceTexts } from '$lib/i18n/messages/en';
import type { Refusal } from '$lib/kernel';
import sentences from '../text/en.json';
import names from '../text/names.en.json';

const PARTS: readonly object[] = [interfaceTexts, sentences, names];
const TEXTS: Texts = Object.assign({}, ...PARTS);

/** A refusal in plain English, with the rule behind it. */
export function inWords({ key, params, rule }: Refusal): string {
  const seat = (n: number): string => `seat ${n + 1}`;
  const sentence = format(TEXTS, 'en', `refusal.${key}`, params, { seat });
  return rule === undefined ? sentence : `${sentence} (${rule})`;
}
