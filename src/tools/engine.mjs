import { main } from './process.mjs';
import { ensureModules } from './setup.mjs';

// Whoever reads only the first lines has closed the pipe: that is no mistake.
process.stdout.on('error', (/** @type {NodeJS.ErrnoException} */ error) =>
  process.exit(error.code === 'EPIPE' ? 0 : 1)
);

// Standard output belongs to the answers, one JSON object per line.
await main(async () => {
  await ensureModules({ quiet: true });
  const { register } = await import('tsx/esm/api');
  register();
  const { engine } = await import('./engine/main.ts');
  return engine(process.argv.slice(2));
});
