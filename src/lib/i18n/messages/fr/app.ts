import type { Same } from '..';
import type { app as en } from '../en/app';

export const app: Same<typeof en> = {};
