import type { Same } from '..';
import type { home as en } from '../en/home';

export const home: Same<typeof en> = {};
