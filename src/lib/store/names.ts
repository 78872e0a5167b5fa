/** As long as a name may be, in characters as people count them. */
export const LONGEST_NAME = 24;

/** Control characters, and the invisible ones that turn the direction of writing. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff]/gu;

/** Letters as people count them; where the browser does not know, code points will do. */
let letters: Intl.Segmenter | undefined;
function lettersOf(text: string): string[] {
  if (typeof Intl.Segmenter !== 'function') return Array.from(text);
  letters ??= new Intl.Segmenter();
  return Array.from(letters.segment(text), ({ segment }) => segment);
}

/**
 * A name as it may be shown: one line, no unseen characters, not too long. What looks like markup stays the
 * text that it is; nothing in the app reads it as anything else.
 */
export function cleanName(raw: string): string {
  const seen = raw.slice(0, 400).normalize('NFC').replace(/\s/g, ' ').replace(UNSEEN, '').replace(/ +/g, ' ').trim();
  return lettersOf(seen)
    .slice(0, LONGEST_NAME)
    .join('')
    .slice(0, LONGEST_NAME * 4)
    .trim();
}
