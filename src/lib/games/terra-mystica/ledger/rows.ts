import type { Part, Row } from './ledger';
import { readCommand } from './lex';
import { factionOf } from './names';

/** Behind it stands what we read of a row, where the site sees a comment and has to be told otherwise. */
export const INSTEAD = ' ## ';

/** Cuts the comment off and squeezes blanks. */
export const clean = (line: string): string => {
  const hash = line.indexOf('#');
  const text = (hash < 0 ? line : line.slice(0, hash)).trim();
  return WIDE.test(text) ? text.replace(/\s+/g, ' ') : text;
};

/** Blanks that are not a single space. */
const WIDE = /\s\s|[^\S ]/;

/** `faction: command. command`, already cleaned (TM 18.2). */
export function readMoves(n: number, text: string): Row {
  const colon = text.indexOf(':');
  const faction = factionOf(text.slice(0, colon).trim().toLowerCase());
  return { n, kind: 'moves', faction, parts: readParts(faction, text.slice(colon + 1)) };
}

export function readParts(faction: string, text: string): Part[] {
  // Most rows are one command, and nothing of what follows concerns them.
  if (!text.includes('.') && !OLD.test(text)) return single(faction, tidy(text));
  const words = merge(modern(faction, text).split('.').map(tidy).filter(Boolean));
  const first = words.filter(answers);
  const ordered = first.length === 0 || first.length === words.length ? words : [...first, ...words.filter(others)];
  return ordered.map((word) => ({ text: word, command: read(faction, word) }));
}

/** What a row of one command may have to be rewritten for. */
const OLD = /\+bon|bridge/i;

const single = (faction: string, word: string): Part[] =>
  word === '' ? [] : [{ text: word, command: read(faction, word) }];

const answers = (word: string): boolean => /^(leech|decline)\b/i.test(word);
const others = (word: string): boolean => !answers(word);

const read = (faction: string, word: string): Part['command'] =>
  word.toLowerCase() === 'resign' ? { do: 'leave', who: faction } : readCommand(word);

/** No blanks between a sign or number and its word, nor round a colon. */
const tidy = (word: string): string => (GAP.test(word) ? close(word.trim()) : word.trim());

const GAP = /[^\w\s] \w|\w [^\w\s]/;
const close = (word: string): string => word.replace(/([^\w\s]) (?=\w)/g, '$1').replace(/(\w) (?=[^\w\s])/g, '$1');

/** Old ways of writing, brought to the order that the rules ask for. */
function modern(faction: string, text: string): string {
  let words = text;
  if (faction === 'engineers' && /bridge/i.test(words)) {
    words = words
      .replace(/-2w\.\s*bridge/i, 'action ACTE. bridge')
      .replace(/convert 2 *w to 1?bridge/gi, 'action ACTE');
  }
  if (/bon/i.test(words)) words = words.replace(/\bpass\.\s*\+bon/i, 'pass bon').replace(/^\s*\+bon/i, 'pass bon');
  if (/build \w+\. transform/i.test(words)) {
    words = words.replace(/(build \w+)\. (transform \w+(?: to \w+)?)/i, '$2. $1');
  }
  if (/pass \w+\. convert/i.test(words)) {
    words = words.replace(/(pass \w+)\. (convert (?:\d+ *)?\w+ to (?:\d+ *)?\w+)/i, '$2. $1');
  }
  return /dig \w+\. action/i.test(words) ? words.replace(/(dig \w+)\. (action \w+)/i, '$2. $1') : words;
}

/** Two equal cult steps in a row are one double step: the Auren's must not be torn apart. */
function merge(words: string[]): string[] {
  const merged: string[] = [];
  for (const word of words) {
    const before = merged.at(-1);
    const found = before?.toLowerCase() === word.toLowerCase() ? /^\+(\d*)(fire|water|earth|air)$/i.exec(word) : null;
    if (found === null) merged.push(word);
    else merged[merged.length - 1] = `+${2 * Number(found[1] || 1)}${found[2]}`;
  }
  return merged;
}
