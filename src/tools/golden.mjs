import { main } from './process.mjs';

// Plays the games that the tests replay, of all games or of the one that is named. Only to be run when a
// change of rules is meant.
await main(async () => {
  const { register } = await import('tsx/esm/api');
  register();
  const { makeGames } = await import('./golden/make.ts');
  const { makeHelios } = await import('./golden/helios.ts');
  const { makeRiseAndFall, makeTales } = await import('./golden/rise-and-fall.ts');
  const only = process.argv[2];
  if (only === undefined || only === 'terra-mystica') makeGames('tests/golden/terra-mystica/own');
  if (only === undefined || only === 'helios') makeHelios('tests/golden/helios');
  if (only === undefined || only === 'rise-and-fall') makeRiseAndFall('tests/golden/rise-and-fall');
  if (only === undefined || only === 'rise-and-fall' || only === 'tales') makeTales('tests/golden/rise-and-fall');
  return 0;
});
