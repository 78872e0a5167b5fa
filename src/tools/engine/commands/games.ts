import { ENGINES } from '$lib/games/engines';
import type { Command } from '../command';

/** The games and their options, a line each. */
export const games: Command = (_args, print) => {
  for (const { meta } of ENGINES) {
    const { id, name, players, minutes, options, bots } = meta;
    // Conditions are functions and stay behind; everything else of an option is data.
    print({ id, name, players, minutes, options, bots: bots.map((bot) => bot.id) });
  }
  return 0;
};
