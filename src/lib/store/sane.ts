/** What is wrong with a value that came from outside, before anyone looks at what it means. */
export type Insanity = { readonly what: 'deep' } | { readonly what: 'key' | 'number' | 'type'; readonly name: string };

/** No position and no move of any game nests deeper. */
export const DEEPEST = 24;

/** Names that mean something to the language itself; no honest file has them. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Plain data through and through: finite numbers that are exact, plain objects without names that the
 * language gives a meaning to, and no deeper than anything of ours. Null if all is well.
 */
export function insanity(value: unknown, name = '', depth = 0): Insanity | null {
  if (value === null || value === undefined || typeof value === 'boolean' || typeof value === 'string') return null;
  if (typeof value === 'number') return Math.abs(value) <= Number.MAX_SAFE_INTEGER ? null : { what: 'number', name };
  if (typeof value !== 'object') return { what: 'type', name };
  if (depth === DEEPEST) return { what: 'deep' };
  if (Array.isArray(value)) {
    for (const item of value) {
      const found = insanity(item, name, depth + 1);
      if (found !== null) return found;
    }
    return null;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return { what: 'type', name };
  for (const key of Object.keys(value)) {
    if (FORBIDDEN.has(key)) return { what: 'key', name: key };
    const found = insanity((value as Record<string, unknown>)[key], key, depth + 1);
    if (found !== null) return found;
  }
  return null;
}

/** Whether brackets nest too deeply, counted in the text so that no parser has to follow them down. */
export function nestsTooDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (quoted) {
      if (code === 92) i++;
      else if (code === 34) quoted = false;
    } else if (code === 34) quoted = true;
    else if (code === 123 || code === 91) {
      if (++depth > DEEPEST) return true;
    } else if (code === 125 || code === 93) depth--;
  }
  return false;
}
