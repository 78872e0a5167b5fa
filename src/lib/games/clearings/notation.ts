import type { Move, Notation } from '$lib/kernel';
import { placeAt, spotOf } from './rules/places';
import type { ClearingsPosition, Place } from './state';

/** What stands for a move that happens nowhere. */
const WORDS: Readonly<Record<string, object>> = {
  forest: { kind: 'task', task: 'forest' },
  quarry: { kind: 'task', task: 'quarry' },
  feast: { kind: 'task', task: 'feast' },
  'wood>stone': { kind: 'barter', give: 'wood' },
  'stone>wood': { kind: 'barter', give: 'stone' },
  welcome: { kind: 'welcome' },
  decline: { kind: 'decline' },
  pass: { kind: 'pass' },
  end: { kind: 'end' }
};

/** What stands before a place: `+C3` builds there, `^C3` raises. */
const SIGNS: Readonly<Record<string, string>> = { '*': 'settle', '+': 'build', '^': 'raise' };

const PLACED = /^([*+^])([A-Z]\d)$/;

export const notation: Notation<ClearingsPosition> = {
  write(move, position) {
    const sign = Object.keys(SIGNS).find((key) => SIGNS[key] === move.kind);
    if (sign !== undefined) return sign + spotOf(position, move['place'] as Place);
    return Object.keys(WORDS).find((word) => fits(move, WORDS[word]!)) ?? move.kind;
  },
  read(text, position, seat) {
    const [, sign, spot] = PLACED.exec(text) ?? [];
    if (sign !== undefined) return { kind: SIGNS[sign]!, seat, place: placeAt(position, spot!) };
    return Object.hasOwn(WORDS, text) ? ({ ...WORDS[text], seat } as Move) : null;
  }
};

const fits = (move: Move, pattern: object): boolean =>
  Object.entries(pattern).every(([field, value]) => move[field] === value);
