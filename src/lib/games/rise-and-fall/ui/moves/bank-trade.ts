import { moveUi } from '$lib/play/move-ui';
import { bankTrade as kind } from '../../moves/bank-trade';
import { inPlace } from './by-piece';

export const bankTrade = moveUi(kind, {
  icon: 'rf-bank',
  ...inPlace(kind, () => ({ deal: 'buyWood' })),
  picture: ({ deal }) => (deal.endsWith('Wood') ? 'rf-wood' : 'rf-stone')
});
