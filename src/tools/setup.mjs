import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { systemChromium } from './browser.mjs';
import { npm, ROOT, run, tool, Trouble } from './process.mjs';

const STAMP = join(ROOT, 'node_modules/.plateau-setup');
const LOCK = join(ROOT, 'package-lock.json');
/** What npm itself wrote down about the packages it has put there. */
const INSTALLED = join(ROOT, 'node_modules/.package-lock.json');

/**
 * Makes the installed packages match package-lock.json, and does nothing when they do.
 * @param {{ quiet?: boolean }} [options] quiet: standard output belongs to the command that follows
 */
export async function ensureModules({ quiet = false } = {}) {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Trouble(`Plateau needs Node 20.19 or newer; this is ${process.version}. See https://nodejs.org`);
  }
  if (!modulesAreFresh()) {
    console.error('Installing packages (first run, or package-lock.json has changed) ...');
    rmSync(STAMP, { force: true });
    const code = await npm(['ci', '--no-audit', '--no-fund', '--include=dev'], {
      quiet,
      env: { PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1', NODE_ENV: undefined }
    });
    if (code !== 0) {
      throw new Trouble('The packages could not be installed: npm says why above. The first run needs a network.');
    }
  }
  writeFileSync(STAMP, stamp());
  await ensureTypes(quiet);
}

const stamp = () =>
  createHash('sha256')
    .update(readFileSync(LOCK))
    .update(`${process.versions.modules} ${process.platform} ${process.arch}`)
    .digest('hex');

function modulesAreFresh() {
  if (existsSync(STAMP)) return readFileSync(STAMP, 'utf8') === stamp();
  if (!existsSync(INSTALLED)) return false;
  // Somebody else called npm: good, if it put there what the lock asks for.
  const wanted = packagesOf(LOCK);
  const found = packagesOf(INSTALLED);
  return Object.entries(wanted).every(
    ([place, { version, optional }]) => place === '' || found[place]?.version === version || (optional && !found[place])
  );
}

/**
 * @param {string} lock
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
const packagesOf = (lock) => JSON.parse(readFileSync(lock, 'utf8')).packages;

/**
 * The types and path names that SvelteKit writes for the checker, the linter and tsx.
 * @param {boolean} quiet
 */
async function ensureTypes(quiet) {
  if (existsSync(join(ROOT, '.svelte-kit/tsconfig.json'))) return;
  if ((await tool('@sveltejs/kit/svelte-kit', ['sync'], { quiet })) !== 0) {
    throw new Trouble('SvelteKit could not prepare the project; it says why above.');
  }
}

/** Finds a Chromium, or gets one: the machine's own, Playwright's, or Debian's package. */
export async function ensureBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && !existsSync(named)) throw new Trouble(`CHROMIUM_PATH names ${named}, which is not there.`);
  if (systemChromium() !== null) return;
  const { chromium } = await import('@playwright/test');
  if (existsSync(chromium.executablePath())) return;
  console.log("No Chromium found; trying Playwright's download ...");
  await tool('playwright', ['install', 'chromium'], { timeout: 120_000 });
  if (existsSync(chromium.executablePath())) return;
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('That did not work; trying the package of this system ...');
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const install = (/** @type {string} */ name) =>
      run('apt-get', ['install', '-y', '--no-install-recommends', name], { env });
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if ((await install(name)) !== 0) {
        await run('apt-get', ['update'], { env });
        await install(name);
      }
      if (systemChromium() !== null) return;
    }
  }
  throw new Trouble('There is no browser to test with: install Chromium or Chrome, or set CHROMIUM_PATH to one.');
}
