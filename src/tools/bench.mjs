import { build } from './build.mjs';
import { main, onStop } from './process.mjs';
import { ensureBrowser, ensureModules } from './setup.mjs';

await main(async () => {
  await ensureModules();
  await ensureBrowser();
  onStop();
  const root = await build();
  const { register } = await import('tsx/esm/api');
  register();
  const { bench } = await import('../../tests/bench/main.ts');
  await bench(root);
});
