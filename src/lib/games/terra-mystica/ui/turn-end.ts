import type { Move } from '$lib/kernel';
import type { TurnEnd } from '$lib/play/game-ui';
import { endTurn } from '../moves/end-turn';
import type { TmPosition } from '../state';

/**
 * Power in bowl III may be spent to make room for what neighbours give. Everything else that can be converted or
 * burnt can as well be converted when the next turn begins. Who has passed thinks of the income and ends herself.
 */
export const turnEnd: TurnEnd<TmPosition> = {
  kind: 'after',
  move: (seat) => ({ kind: endTurn.kind, seat }),
  idle: ({ seats }, seat, legal) => !seats[seat]!.passed && legal.every(canWait)
};

const canWait = ({ kind, from }: Move): boolean =>
  kind === endTurn.kind || kind === 'burn' || (kind === 'convert' && from !== 'power');
