import { moveUi } from '$lib/play/move-ui';
import { transform as kind } from '../../moves/transform';
import { onCell } from './by-piece';
import { pieceSign } from './signs';

export const transform = moveUi(kind, {
  icon: 'rf-nomad',
  ...onCell(kind, () => ({ into: 'nomad' })),
  picture: ({ into }) => `rf-${into}`,
  badge: ({ into }) => pieceSign(into)
});
