/** Plain data: what a position, a move and a log are made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };

/**
 * One spelling for one value: keys in order, absent and undefined alike. Two engines that agree on a
 * position agree on this text, so it is what hashes are taken of.
 */
export function canonical(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  switch (typeof value) {
    case 'number':
      if (!Number.isFinite(value)) throw new TypeError('a number must be finite');
      return String(value);
    case 'object':
      return Array.isArray(value) ? canonicalList(value) : canonicalRecord(value as Record<string, unknown>);
    default:
      return JSON.stringify(value) ?? 'null';
  }
}

function canonicalList(list: readonly unknown[]): string {
  let text = '[';
  for (let i = 0; i < list.length; i++) text += (i ? ',' : '') + canonical(list[i]);
  return text + ']';
}

function canonicalRecord(record: Readonly<Record<string, unknown>>): string {
  let text = '{';
  for (const key of Object.keys(record).sort()) {
    if (record[key] === undefined) continue;
    text += (text.length > 1 ? ',' : '') + JSON.stringify(key) + ':' + canonical(record[key]);
  }
  return text + '}';
}

/**
 * 64 bits as 16 hex digits (two multiply-and-mix lanes). It finds damage, it is no defence against
 * forgery: a hand-made log that follows the rules is simply another game.
 */
export function hash(text: string): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x9e3779b1);
    b = Math.imul(b ^ code, 0x5f356495);
  }
  a = Math.imul(a ^ (a >>> 16), 0x85ebca6b) ^ Math.imul(b ^ (b >>> 13), 0xc2b2ae35);
  b = Math.imul(b ^ (b >>> 16), 0x85ebca6b) ^ Math.imul(a ^ (a >>> 13), 0xc2b2ae35);
  return (b >>> 0).toString(16).padStart(8, '0') + (a >>> 0).toString(16).padStart(8, '0');
}

export const hashOf = (value: unknown): string => hash(canonical(value));

/** Whether two values have the same canonical text, without writing it. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b) return (a ?? null) === (b ?? null);
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((item, i) => same(item, b[i]));
  }
  return sameRecord(a as Record<string, unknown>, b as Record<string, unknown>);
}

function sameRecord(a: Readonly<Record<string, unknown>>, b: Readonly<Record<string, unknown>>): boolean {
  let more = 0;
  for (const key of Object.keys(b)) if (b[key] !== undefined) more++;
  for (const key of Object.keys(a)) {
    if (a[key] === undefined) continue;
    if (b[key] === undefined || !same(a[key], b[key])) return false;
    more--;
  }
  return more === 0;
}
