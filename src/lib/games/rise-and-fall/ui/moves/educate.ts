import { moveUi } from '$lib/play/move-ui';
import { educate as kind } from '../../moves/educate';
import { onCell } from './by-piece';
import { pieceSign } from './signs';

export const educate = moveUi(kind, {
  icon: 'rf-merchant',
  ...onCell(kind, () => ({ into: 'merchant' })),
  picture: ({ into }) => `rf-${into}`,
  badge: ({ into }) => pieceSign(into)
});
