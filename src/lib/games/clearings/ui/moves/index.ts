import type { Seat } from '$lib/kernel';
import { MoveUis, type Place } from '$lib/play/move-ui';
import type { ClearingsPosition } from '../../state';
import { barter } from './barter';
import { build } from './build';
import { decline } from './decline';
import { end } from './end';
import { pass } from './pass';
import { raise } from './raise';
import { settle } from './settle';
import { task } from './task';
import { welcome } from './welcome';

/** In the order of their chips. */
export const moves = new MoveUis<ClearingsPosition>([settle, task, build, raise, welcome, barter, pass, decline, end]);

/** An own hut is raised; anywhere else one is to be built. */
export const likely = (place: Place, seat: Seat, { pieces }: ClearingsPosition): readonly string[] =>
  pieces[place]?.seat === seat ? ['raise'] : ['build'];
