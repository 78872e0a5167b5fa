import { moveUi } from '$lib/play/move-ui';
import { buildCathedral as kind } from '../../tales/cathedral';
import { inPlace } from './by-piece';
import { pieceSign } from './signs';

export const buildCathedral = moveUi(kind, {
  icon: 'rf-cathedral',
  ...inPlace(kind),
  badge: () => pieceSign('cathedral')
});
