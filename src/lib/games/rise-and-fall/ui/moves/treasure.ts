import { moveUi } from '$lib/play/move-ui';
import { treasure as kind } from '../../tales/sunken-city';
import { inPlace } from './by-piece';

export const treasure = moveUi(kind, {
  icon: 'rf-gold',
  ...inPlace(kind, () => ({ take: 'gold' as const })),
  picture: ({ take }) => `rf-${take}`
});
