import { moveTable } from '$lib/kernel';
import { barter } from './barter';
import { build } from './build';
import { decline } from './decline';
import { end } from './end';
import { pass } from './pass';
import { raise } from './raise';
import { settle } from './settle';
import { chooseTask } from './task';
import { welcome } from './welcome';

/** In the order their chips are shown. */
export const moves = moveTable(settle, chooseTask, build, raise, welcome, barter, pass, decline, end);
