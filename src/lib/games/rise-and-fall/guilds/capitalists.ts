import type { Guild } from './types';

/** Points for the greatest fortune, if nobody equals it. */
export const capitalists: Guild = {
  id: 'capitalists',
  mostGold: 25
};
