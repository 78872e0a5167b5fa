import type { Same } from '..';
import type { store as en } from '../en/store';

export const store: Same<typeof en> = {};
