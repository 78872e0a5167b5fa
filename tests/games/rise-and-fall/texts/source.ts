import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOM = 'src/lib/games/rise-and-fall';

const SOURCE = readdirSync(ROOM, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.startsWith('ui'))
  .map((file) => readFileSync(join(ROOM, file), 'utf8'))
  .join('\n');

/** Every place in the rules that looks like this. */
export const matches = (pattern: RegExp): RegExpMatchArray[] => [...SOURCE.matchAll(pattern)];

/** Every key that the rules name in this way, once. */
export const named = (pattern: RegExp): string[] => [...new Set(matches(pattern).map(([, key]) => key!))];
