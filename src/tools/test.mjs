import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { build, buildNext } from './build.mjs';
import { countOf, playwrightCount, vitestCount } from './count.mjs';
import { main, onStop, ROOT, run, tool } from './process.mjs';
import { ensureBrowser, ensureModules } from './setup.mjs';

const RESULTS = join(ROOT, 'test-results');
const UNITS = join(RESULTS, 'units.json');
const JOURNEYS = join(RESULTS, 'journeys.json');

/** @typedef {import('./count.mjs').Count} Count */

/** @type {{ name: string, needs?: string, run(): Promise<Count> }[]} */
const STAGES = [
  {
    name: 'format, lint, types',
    run: async () => {
      await tool('@sveltejs/kit/svelte-kit', ['sync']);
      // Each keeps one core busy, so they share the machine: the last two only look who imports whom.
      const codes = await Promise.all([
        tool('prettier', ['--check', '--log-level', 'warn', '.']),
        tool('eslint', ['.', '--max-warnings', '0']),
        run(process.execPath, ['src/tools/lint/cycles.mjs']),
        run(process.execPath, ['src/tools/lint/exports.mjs']),
        tool('svelte-check', ['--tsconfig', './tsconfig.json', '--fail-on-warnings'])
      ]);
      const failed = codes.filter((code) => code !== 0).length;
      return { passed: codes.length - failed, failed };
    }
  },
  {
    name: 'unit, property, conformance, golden',
    run: async () =>
      vitestCount(
        UNITS,
        await tool('vitest', ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${UNITS}`])
      )
  },
  {
    name: 'build',
    run: async () => {
      await build();
      await buildNext();
      return countOf(0);
    }
  },
  {
    name: 'end to end, offline',
    needs: 'build',
    run: async () => {
      await ensureBrowser();
      return playwrightCount(JOURNEYS, await tool('playwright', ['test'], { env: { JOURNEYS } }));
    }
  }
];

/** @param {(typeof STAGES)[number]} stage */
async function runStage(stage) {
  try {
    return await stage.run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return countOf(1);
  }
}

await main(async () => {
  onStop();
  rmSync(RESULTS, { recursive: true, force: true });
  const total = { passed: 0, failed: 0 };
  /** @type {string[]} */
  const lines = [];
  /** @type {Set<string>} */
  const broken = new Set();
  try {
    await ensureModules();
    for (const stage of STAGES) {
      if (stage.needs !== undefined && broken.has(stage.needs)) {
        lines.push(`${stage.name}: not run, because the ${stage.needs} failed`);
        continue;
      }
      console.log(`\n== ${stage.name}`);
      const begun = Date.now();
      const { passed, failed } = await runStage(stage);
      if (failed > 0) broken.add(stage.name);
      total.passed += passed;
      total.failed += failed;
      lines.push(`${stage.name}: ${passed} passed, ${failed} failed (${((Date.now() - begun) / 1000).toFixed(1)} s)`);
    }
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    total.failed += 1;
  }
  console.log(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
});
