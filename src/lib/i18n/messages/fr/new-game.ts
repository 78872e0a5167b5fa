import type { Same } from '..';
import type { newGame as en } from '../en/new-game';

export const newGame: Same<typeof en> = {};
