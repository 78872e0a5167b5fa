import type { Same } from '..';
import type { play as en } from '../en/play';

export const play: Same<typeof en> = {};
