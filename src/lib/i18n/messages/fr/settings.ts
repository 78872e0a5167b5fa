import type { Same } from '..';
import type { settings as en } from '../en/settings';

export const settings: Same<typeof en> = {};
