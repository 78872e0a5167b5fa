import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './process.mjs';

/** What is put into the build without passing through the bundler: the service worker's library. */
const BESIDE = ['workbox-core', 'workbox-precaching', 'workbox-routing', 'workbox-strategies'];

/**
 * The folder of the package that a module or a font belongs to; undefined for our own.
 * @param {string} id as the bundler names it
 */
function folderOf(id) {
  // Helpers that the bundlers themselves write into the scripts.
  const helper = /^\0(vite|rolldown)\//.exec(id)?.[1];
  if (helper !== undefined) return join(ROOT, 'node_modules', helper);
  return /^\0?(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(id)?.[1];
}

/** @param {string} folder */
function licenceOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|notice|copying)(\.(md|txt))?$/i.test(file));
  const texts = files.sort().map((file) => own(readFileSync(join(folder, file), 'utf8')));
  return { name, text: [`${name} ${version}${license ? ` (${license})` : ''}`, ...texts].join('\n\n') };
}

/**
 * A tool lists what it is itself made of as well, which is not in our build.
 * @param {string} text
 */
const own = (text) => text.replace(/^#+ Licenses of bundled dependencies[^]*/m, '').trim();

/**
 * The licences of everything that is in a build: our own, then those of the parts by name.
 * @param {Iterable<string>} ids modules and assets as the bundler names them
 */
export function licencesOf(ids) {
  const folders = new Set(BESIDE.map((name) => join(ROOT, 'node_modules', name)));
  for (const id of ids) {
    const folder = folderOf(id.replace(/\?.*/, ''));
    if (folder !== undefined && existsSync(join(folder, 'package.json'))) folders.add(folder);
  }
  /** @type {Map<string, string>} */
  const parts = new Map();
  for (const folder of folders) {
    const { name, text } = licenceOf(folder);
    parts.set(name, text);
  }
  const named = [...parts].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
  const ours = readFileSync(join(ROOT, 'LICENSE'), 'utf8').trim();
  return [`Plateau\n\n${ours}`, ...named].join(`\n\n${'-'.repeat(80)}\n\n`) + '\n';
}

/**
 * Writes the licences of what is bundled into the build, as `licences.txt`.
 * @returns {{ page: import('vite').Plugin, worker: import('vite').Plugin }} the second is for workers, whose
 *   scripts are bundled apart
 */
export function licences() {
  /** @type {Set<string>} */
  const ids = new Set();
  return {
    worker: {
      name: 'licences-of-workers',
      generateBundle() {
        for (const id of this.getModuleIds()) ids.add(id);
      }
    },
    page: {
      name: 'licences',
      apply: 'build',
      applyToEnvironment: ({ name }) => name === 'client',
      generateBundle(_options, bundle) {
        for (const id of this.getModuleIds()) ids.add(id);
        for (const part of Object.values(bundle)) {
          // Fonts come by way of a style sheet and are no modules.
          if (part.type === 'asset') for (const name of part.originalFileNames) ids.add(join(ROOT, name));
        }
        this.emitFile({ type: 'asset', fileName: 'licences.txt', source: licencesOf(ids) });
      }
    }
  };
}
