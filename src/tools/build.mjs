import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { main, ROOT, tool, Trouble } from './process.mjs';
import { sourceVersion } from './version.mjs';

/** Where `npm start` and the tests serve from. */
export const BUILD = join(ROOT, 'build');

/** Where the tests find a later version of the app: the same sources under another name. */
export const NEXT_BUILD = join(ROOT, '.svelte-kit/next-build');
export const buildNext = () => build({ into: NEXT_BUILD, version: `${sourceVersion()}-next` });

/**
 * Builds the app, unless what lies there already is this version of it.
 * @param {{ into?: string, version?: string }} [options]
 * @returns {Promise<string>} the folder
 */
export async function build({ into = BUILD, version = sourceVersion() } = {}) {
  // Written last, so that a build that was broken off is never taken for a whole one.
  const stamp = join(into, '.version');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === version) return into;
  rmSync(stamp, { force: true });
  console.log('Building ...');
  const code = await tool('vite', ['build', '--logLevel', 'warn'], {
    env: { APP_VERSION: version, BUILD_DIR: into },
    onlyTrouble: true
  });
  if (code !== 0) throw new Trouble('The app could not be built; the reason stands above.');
  writeFileSync(stamp, version);
  return into;
}

// Called by hand, it builds what is served.
if (process.argv[1] === import.meta.filename) await main(async () => void (await build()));
