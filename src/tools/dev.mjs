import { main, onStop, tool } from './process.mjs';
import { ensureModules } from './setup.mjs';

await main(async () => {
  await ensureModules();
  onStop();
  return tool('vite', ['dev', '--host', '127.0.0.1', ...process.argv.slice(2)]);
});
