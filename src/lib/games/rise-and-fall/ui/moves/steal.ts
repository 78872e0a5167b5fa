import { moveUi } from '$lib/play/move-ui';
import { steal as kind } from '../../guilds/thieves-guild';
import { onCell } from './by-piece';
import { resourceSign } from './signs';

export const steal = moveUi(kind, {
  icon: 'rf-steal',
  ...onCell(kind, () => ({ take: 'wood' })),
  picture: ({ take }) => `rf-${take}`,
  badge: ({ take }) => resourceSign(take, 1)
});
