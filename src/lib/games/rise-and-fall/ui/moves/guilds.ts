import { moveUi } from '$lib/play/move-ui';
import { pickGuilds as kind } from '../../moves/pick-guilds';

export const guilds = moveUi(kind, {
  icon: 'rf-card',
  picture: ({ keep, pass }) => `gu-${keep ?? pass ?? 'doppelgangers'}`
});
