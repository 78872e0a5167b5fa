import { main } from './process.mjs';

// Looks for the games that the journeys through the interface play, of all factions or of those named:
// `node src/tools/journeys.mjs witches`. The same command finds the same games as long as the rules stay.
await main(async () => {
  const { register } = await import('tsx/esm/api');
  register();
  const { makeJourneys } = await import('./journeys/make.ts');
  makeJourneys('tests/e2e/support/recorded', process.argv.slice(2));
  return 0;
});
