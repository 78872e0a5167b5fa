import type { Guild } from './types';

/** Dominated plains are worth more. */
export const farmers: Guild = {
  id: 'farmers',
  perCell: { plain: 3 }
};
