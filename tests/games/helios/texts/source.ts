import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOM = 'src/lib/games/helios';

const SOURCE = readdirSync(ROOM, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.startsWith('ui'))
  .map((file) => readFileSync(join(ROOM, file), 'utf8'))
  .join('\n');

/** Every key that the rules name in this way, once. */
export const named = (pattern: RegExp): string[] => [...new Set([...SOURCE.matchAll(pattern)].map(([, key]) => key!))];
