import { ESLint } from 'eslint';
import ts from 'typescript-eslint';
import { describe, expect, it } from 'vitest';

// The files are invented, so the rules that need a type checker have nothing to look at.
const eslint = new ESLint({ overrideConfig: [ts.configs.disableTypeChecked] as never });

async function complaints(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath });
  return result!.messages.map((message) => `${message.ruleId}: ${message.message}`);
}

const direction = (why: string) => `house/directions: Wrong direction: ${why}.`;

const KERNEL = 'src/lib/kernel/invented.ts';
const MOVE = 'src/lib/games/clearings/moves/invented.ts';
const STORE = 'src/lib/store/invented.ts';
const WORKER = 'src/lib/workers/invented.ts';
const I18N = 'src/lib/i18n/invented.ts';
const PANEL = 'src/lib/ui/play/invented.ts';
const GAME_PANEL = 'src/lib/games/clearings/ui/invented.ts';
const PAGE = 'src/routes/play/invented.ts';

describe('an import against the direction of the house is refused', () => {
  it.each([
    [KERNEL, `import '$lib/games';`, 'kernel does not call registry'],
    [KERNEL, `import '../games/entry';`, 'kernel does not call registry'],
    [KERNEL, `import type { Texts } from '$lib/i18n/format';`, 'kernel does not call i18n'],
    [KERNEL, `export * from '$lib/store';`, 'kernel does not call store'],
    [KERNEL, `import 'svelte';`, 'kernel does not use svelte'],
    [KERNEL, `import 'node:fs';`, 'kernel does not use node:fs'],
    [MOVE, `import '$lib/i18n';`, 'rules does not call i18n'],
    [MOVE, `import '$lib/i18n/format';`, 'rules does not call i18n'],
    [MOVE, `import '$lib/store';`, 'rules does not call store'],
    [MOVE, `import '../../../ui/game-ui';`, 'rules does not call ui'],
    [MOVE, `import '../ui/Board.svelte';`, 'rules does not call ui'],
    [MOVE, `import '../../../workers/bots';`, 'rules does not call workers'],
    [MOVE, `export const later = () => import('$lib/store');`, 'rules does not call store'],
    [MOVE, `import 'svelte';`, 'rules does not use svelte'],
    [MOVE, `import 'dexie';`, 'rules does not use dexie'],
    [MOVE, `import '../../helios/state';`, 'clearings knows nothing of helios'],
    [GAME_PANEL, `import '$lib/games/helios/state';`, 'clearings knows nothing of helios'],
    [STORE, `import '$lib/play/game-ui';`, 'store does not call play'],
    [STORE, `import '$lib/i18n';`, 'store does not call i18n'],
    [STORE, `import '../../routes/+layout';`, 'store does not call routes'],
    [STORE, `import '$lib/workers/files';`, 'store does not call workers'],
    [WORKER, `import '$lib/play/game-ui';`, 'workers does not call play'],
    [I18N, `import '$lib/play/game-ui';`, 'i18n does not call play'],
    [PANEL, `import '../../../routes/+layout';`, 'ui does not call routes'],
    [PANEL, `import 'dexie';`, 'only store uses dexie'],
    [PANEL, `import 'comlink';`, 'only workers uses comlink'],
    [PAGE, `import '../../tools/process.mjs';`, 'routes does not call tools']
  ])('%s: %s', async (file, code, why) => {
    expect(await complaints(file, code)).toContain(direction(why));
  });

  it.each([
    [PANEL, `import '$lib/games/clearings/state';`],
    [STORE, `import '$lib/games/clearings/entry';`],
    [PAGE, `import '$lib/games/clearings/entry';`]
  ])('%s reaches into no game: %s', async (file, code) => {
    expect(await complaints(file, code)).toContain(direction('only the lists of games reach into a game'));
  });
});

describe('what would make two machines disagree is refused in the kernel and the rules', () => {
  const forbidden = [
    ['Date', 'export const now = () => Date.now();', 'no-restricted-globals'],
    ['new Date', 'export const now = () => new Date();', 'no-restricted-globals'],
    ['Math.random', 'export const chance = () => Math.random();', 'no-restricted-properties'],
    ['crypto', 'export const chance = () => crypto.randomUUID();', 'no-restricted-globals'],
    ['a timer', 'export const wait = () => setTimeout(() => undefined, 1);', 'no-restricted-globals'],
    ['the page', 'export const page = () => document.title;', 'no-restricted-globals'],
    ['Intl', 'export const words = () => new Intl.NumberFormat();', 'no-restricted-globals'],
    ['the order of a language', `export const before = (a: string) => a.localeCompare('b');`, 'no-restricted-syntax']
  ] as const;
  for (const file of [KERNEL, MOVE]) {
    it.each(forbidden)(`${file}: %s`, async (_what, code, rule) => {
      expect((await complaints(file, code)).map((line) => line.split(':')[0])).toContain(rule);
    });
  }
});

describe('an import in the direction of the house passes', () => {
  it.each([
    [KERNEL, `import './json'; import 'valibot'; import 'xstate'; import 'pure-rand/distribution/uniformInt';`],
    [MOVE, `import '$lib/kernel'; import '../state'; import '../data/map.json'; import 'valibot';`],
    ['src/lib/games/clearings/entry.ts', `import type { Texts } from '$lib/i18n/format'; export type T = Texts;`],
    ['src/lib/games/index.ts', `import './clearings/entry';`],
    [STORE, `import 'dexie'; import '$lib/kernel'; import '$lib/games'; import 'valibot';`],
    [WORKER, `import 'comlink'; import '$lib/games'; import '$lib/store';`],
    [GAME_PANEL, `import '../state'; import '$lib/ui/board/layout'; import '$lib/i18n'; import 'svelte';`],
    [PANEL, `import '$lib/store'; import '$lib/workers/bots'; import 'd3-zoom'; export const now = Date.now();`],
    ['src/lib/ui/games.ts', `export const ui = () => import('$lib/games/clearings/ui');`],
    [PAGE, `import '$lib/ui/play/table'; import '$lib/store'; import '$lib/i18n';`],
    [
      'src/lib/games/clearings/commands.ts',
      `import 'node:fs'; import './state'; import '../../../tools/engine/command';`
    ]
  ])('%s: %s', async (file, code) => {
    expect(await complaints(file, code)).toEqual([]);
  });
});
