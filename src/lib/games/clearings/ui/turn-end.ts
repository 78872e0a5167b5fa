import type { TurnEnd } from '$lib/play/game-ui';
import { end } from '../moves/end';
import type { ClearingsPosition } from '../state';

/** Who has nothing to barter with is not asked whether the turn is over. */
export const turnEnd: TurnEnd<ClearingsPosition> = {
  kind: 'finish',
  move: (seat) => ({ kind: end.kind, seat }),
  idle: (_view, _seat, legal) => legal.every(({ kind }) => kind === end.kind)
};
