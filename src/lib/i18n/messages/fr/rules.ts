import type { Same } from '..';
import type { rules as en } from '../en/rules';

export const rules: Same<typeof en> = {};
