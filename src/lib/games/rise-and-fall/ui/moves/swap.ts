import { moveUi } from '$lib/play/move-ui';
import { swap as kind } from '../../guilds/doppelgangers';

export const swap = moveUi(kind, { icon: 'rf-card', picture: ({ guild }) => `gu-${guild}` });
