import type { GameEntry } from '$lib/games/entry';
import { unspelled } from '$lib/shell/spelling';

/** A rule as moves and refusals cite it (`CL 3.2`) as the section's number in the book. */
export const sectionOf = (rule: string, prefix: string): string =>
  rule.startsWith(`${prefix} `) ? rule.slice(prefix.length + 1) : rule;

/** Where a rule is read. */
export const ruleAddress = (entry: GameEntry, rule: string): string =>
  `/rules/${entry.meta.id}#${encodeURIComponent(sectionOf(rule, entry.rulePrefix))}`;

/** The section that an address asks for; what nobody can spell is no section. */
export const sectionIn = (hash: string): string => unspelled(hash.slice(1)) ?? '';

/** A paragraph cut at its references, so that `CL 3.2` in a text leads to that section. */
export function references(text: string, prefix: string): readonly { text: string; section?: string }[] {
  const pattern = new RegExp(`\\b${prefix} (\\d+(?:\\.\\d+)*)`, 'g');
  const parts: { text: string; section?: string }[] = [];
  let at = 0;
  for (const match of text.matchAll(pattern)) {
    if (match.index > at) parts.push({ text: text.slice(at, match.index) });
    parts.push({ text: match[1]!, section: match[1]! });
    at = match.index + match[0].length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}
