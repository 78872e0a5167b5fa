import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { licencesOf } from '../../src/tools/licences.mjs';
import { ROOT } from '../../src/tools/process.mjs';

const module = (path: string) => join(ROOT, 'node_modules', path);

describe('the licences in a build', () => {
  it('are ours, those of every package that is in it, of its fonts and of its service worker', () => {
    const text = licencesOf([
      join(ROOT, 'src/lib/kernel/json.ts'),
      module('dexie/dist/dexie.mjs'),
      `${module('svelte/src/index-client.js')}?v=1`,
      `\0${module('d3-zoom/src/index.js')}`,
      module('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
      '\0vite/preload-helper.js',
      '\0virtual:something'
    ]);
    const names = [...text.matchAll(/^(\S+) \d+\.\d+\.\S+ \((.+)\)$/gm)].map(
      ([, name, licence]) => `${name} ${licence}`
    );
    expect(names).toEqual([
      '@fontsource-variable/inter OFL-1.1',
      'd3-zoom ISC',
      'dexie Apache-2.0',
      'svelte MIT',
      'vite MIT',
      'workbox-core MIT',
      'workbox-precaching MIT',
      'workbox-routing MIT',
      'workbox-strategies MIT'
    ]);
    expect(text.startsWith('Plateau\n\nMIT License')).toBe(true);
    expect(text).toContain('SIL OPEN FONT LICENSE');
    // What the tools are made of is not in our build.
    expect(text).not.toContain('bundled dependencies');
  });
});
