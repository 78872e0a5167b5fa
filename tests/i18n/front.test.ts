import { dirname, join } from 'node:path';
import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { en } from '$lib/i18n/messages/en';
import { front } from '$lib/i18n/messages/en/front';

const SRC = join(import.meta.dirname, '../../src');
const PAGES = ['routes/+page.svelte', 'routes/+layout.svelte', 'routes/+error.svelte', 'hooks.client.ts'];

/** The file that an import names; undefined for a library, a picture or a style. */
function fileOf(name: string, from: string): string | undefined {
  if (!/^(\.|\$lib)/.test(name)) return undefined;
  const path = name.startsWith('$lib') ? join(SRC, 'lib', name.slice(4)) : join(dirname(from), name);
  return [path, `${path}.ts`, join(path, 'index.ts')].find((file) => /\.(ts|svelte)$/.test(file) && existsSync(file));
}

/** What home consists of: all that is imported at once, and what it opens without leaving. */
function homeFiles(): Map<string, string> {
  const files = new Map<string, string>();
  const add = (file: string): void => {
    if (files.has(file) || file.includes('/i18n/messages/')) return;
    const code = readFileSync(file, 'utf8');
    files.set(file, code);
    const imports = file.includes('/ui/shell/home/') ? /(?:from|import\() ?'([^']+)'/g : /from '([^']+)'/g;
    for (const [, name] of code.matchAll(imports)) {
      const next = fileOf(name!, file);
      if (next !== undefined) add(next);
    }
  };
  for (const page of PAGES) add(join(SRC, page));
  return files;
}

it('home says only what comes with it', () => {
  const files = homeFiles();
  expect(files.size).toBeGreaterThan(50);
  const said = [...files].flatMap(([file, code]) =>
    [...code.matchAll(/'([a-z][\w-]*\.[\w.-]+)'/g)].map(([, key]) => ({ file: file.slice(SRC.length), key: key! }))
  );
  expect(said.some(({ key }) => key in front)).toBe(true);
  expect(said.filter(({ key }) => key in en && !(key in front))).toEqual([]);
});
