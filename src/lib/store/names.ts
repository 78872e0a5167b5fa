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

/** What can be seen at all: not blank, not a mark on nothing, not one of the letters that are drawn as nothing. */
const VISIBLE = /[^\p{Default_Ignorable_Code_Point}\p{Z}\p{C}\p{M}\u2800]/u;

/** In code units: what is stored of a name, and one letter of it. A longer letter is a heap of marks. */
export const LONGEST_TEXT = 400;
const LONGEST_LETTER = 40;

/**
 * A name as it may be shown: one line, no unseen characters, not too long, whole letters only; empty if there
 * is nothing to be seen in it. What looks like markup stays the text that it is; nothing in the app reads it as
 * anything else.
 */
export function cleanName(raw: string, longest = LONGEST_NAME): string {
  const seen = raw.slice(0, 1000).normalize('NFC').replace(/\s/g, ' ').replace(UNSEEN, '').replace(/ +/g, ' ').trim();
  let name = '';
  for (const letter of lettersOf(seen).slice(0, longest)) {
    const drawn = letter.length > LONGEST_LETTER ? Array.from(letter)[0]! : letter;
    if (name.length + drawn.length > LONGEST_TEXT) break;
    name += drawn;
  }
  return VISIBLE.test(name) ? name.trim() : '';
}
