import { moveUi } from '$lib/play/move-ui';
import { keepGuild as kind } from '../../guilds/doppelgangers';

export const keepGuild = moveUi(kind, { icon: 'rf-end' });
