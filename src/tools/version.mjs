import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './process.mjs';

/** Everything that can change what is built. */
const SOURCES = ['src', 'static', 'package-lock.json', 'svelte.config.js', 'vite.config.ts', 'tsconfig.json'];
const TOOLS = join('src', 'tools');

/**
 * The version of the app: a hash of its sources. The same sources are the same version however often they
 * are built, so that nobody is offered an update that brings nothing; other sources are always another one.
 */
export function sourceVersion() {
  if (process.env.APP_VERSION) return process.env.APP_VERSION;
  const sum = createHash('sha256');
  for (const file of SOURCES.flatMap(files)) {
    sum.update(`${file.replaceAll('\\', '/')}\0`).update(readFileSync(join(ROOT, file)));
  }
  return sum.digest('hex').slice(0, 12);
}

/**
 * @param {string} place
 * @returns {string[]}
 */
function files(place) {
  if (place === TOOLS) return [];
  const found = statSync(join(ROOT, place), { throwIfNoEntry: false });
  if (found === undefined) return [];
  if (!found.isDirectory()) return [place];
  const names = readdirSync(join(ROOT, place)).sort();
  return names.flatMap((name) => files(join(place, name)));
}
