/** What is wrong with a value from outside as data, before anyone looks at what it means. */
type Invalid = { readonly what: 'deep' } | { readonly what: 'key' | 'number' | 'type'; readonly name: string };

/** No position and no move of any game nests deeper. */
export const DEEPEST = 24;

/** Keys that mean something to JavaScript itself; no file of ours has them. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * The first part of a value that is not plain data: a number that is not finite and exact, an object that is not
 * plain or has a forbidden key, or anything that nests deeper than our own data. Null if there is none.
 */
export function findInvalid(value: unknown, name = '', depth = 0): Invalid | null {
  if (value === null || value === undefined || typeof value === 'boolean' || typeof value === 'string') return null;
  if (typeof value === 'number') return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? null : { what: 'number', name };
  if (typeof value !== 'object') return { what: 'type', name };
  if (depth === DEEPEST) return { what: 'deep' };
  if (Array.isArray(value)) {
    for (const item of value) {
      const found = findInvalid(item, name, depth + 1);
      if (found !== null) return found;
    }
    return null;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return { what: 'type', name };
  for (const key of Object.keys(value)) {
    if (FORBIDDEN.has(key)) return { what: 'key', name: key };
    const found = findInvalid((value as Record<string, unknown>)[key], key, depth + 1);
    if (found !== null) return found;
  }
  return null;
}

/** Entries of one list or object. No game of ours has so many moves, and no library so many games. */
export const MOST_ENTRIES = 100_000;

/** Whether JSON nests too deeply or has too many entries: counted in the text, before a parser builds it up. */
export function findOversize(text: string): 'deep' | 'many' | null {
  const entries = new Int32Array(DEEPEST + 1);
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (quoted) {
      if (code === 92) i++;
      else if (code === 34) quoted = false;
    } else if (code === 34) quoted = true;
    else if (code === 44) {
      if (++entries[depth]! >= MOST_ENTRIES) return 'many';
    } else if (code === 123 || code === 91) {
      if (++depth > DEEPEST) return 'deep';
      entries[depth] = 0;
    } else if (code === 125 || code === 93) depth = Math.max(0, depth - 1);
  }
  return null;
}
