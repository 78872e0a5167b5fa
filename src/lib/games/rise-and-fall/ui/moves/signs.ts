import type { Badge } from '$lib/play/move-ui';
import type { PieceType, Resource } from '../../state';
import { pictureOf } from '../tales/standing';

/** Gold that comes in or has to be paid. */
export const goldSign = (n: number): Badge => ({ icon: 'rf-gold', text: `${n > 0 ? '+' : '−'}${Math.abs(n)}` });

export const resourceSign = (what: Resource, n: number): Badge => ({ icon: `rf-${what}`, text: `+${n}` });

/** What would stand there, in the colour of whoever it would belong to. */
export const pieceSign = (type: PieceType): Badge => ({
  icon: `rf-${pictureOf(type)}`,
  text: '',
  colour: 'var(--rf-mine, currentColor)'
});
