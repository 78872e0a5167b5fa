import type { Same } from '..';
import type { look as en } from '../en/look';

export const look: Same<typeof en> = {};
