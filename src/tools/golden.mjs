import { main } from './process.mjs';

// Plays the games that the tests replay. Only to be run when a change of rules is meant.
await main(async () => {
  const { register } = await import('tsx/esm/api');
  register();
  const { makeGames } = await import('./golden/make.ts');
  makeGames('tests/golden/terra-mystica/own');
  return 0;
});
