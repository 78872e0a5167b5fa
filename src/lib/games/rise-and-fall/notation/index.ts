import { is } from 'valibot';
import type { Json, Move, MoveTable, Notation } from '$lib/kernel';
import { moves } from '../moves';
import type { RafPosition } from '../state';
import { LETTERS, type Field } from './letters';

/** A move in a few characters: its letters, then its fields. `m0,1/0,2` moves, `=nomad` chooses a card. */
const write = (move: Move): string => {
  const letters = LETTERS[move.kind];
  if (letters === undefined) return move.kind;
  return letters.code + letters.fields.map(([name, type]) => spell(move[name], type)).join('/');
};

const spell = (value: Json | undefined, type: Field): string => {
  if (value === null || value === undefined) return '-';
  return type === 'words' || type === 'numbers' ? (value as Json[]).join('+') : String(value as string | number);
};

function readField(text: string, type: Field): Json {
  if (type === 'word') return text;
  if (type === 'number') return Number(text);
  if (type === 'maybe') return text === '-' ? null : text;
  const parts = text === '' ? [] : text.split('+');
  return type === 'words' ? parts : parts.map(Number);
}

const kinds: MoveTable<RafPosition> = moves;

/** Longest first, so that no code hides another that begins like it. */
const CODES = Object.entries(LETTERS).sort(([, a], [, b]) => b.code.length - a.code.length);

function read(text: string, seat: number): Move | null {
  for (const [kind, { code, fields }] of CODES) {
    if (!text.startsWith(code)) continue;
    const rest = text.slice(code.length);
    const parts = fields.length === 0 ? [] : rest.split('/');
    if (parts.length !== fields.length || (fields.length === 0 && rest !== '')) continue;
    const move = {
      kind,
      seat,
      ...Object.fromEntries(fields.map(([name, type], n) => [name, readField(parts[n]!, type)]))
    };
    if (is(kinds[kind]!.shape, move)) return move;
  }
  return null;
}

export const notation: Notation<RafPosition> = { write, read: (text, _position, seat) => read(text, seat) };
