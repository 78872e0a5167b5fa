import { moveUi } from '$lib/play/move-ui';
import { exchange as kind } from '../../guilds/alchemists';
import { inPlace } from './by-piece';

export const exchange = moveUi(kind, {
  icon: 'rf-stone',
  ...inPlace(kind, () => ({ give: 'wood' })),
  picture: ({ give }) => (give === 'wood' ? 'rf-stone' : 'rf-wood')
});
