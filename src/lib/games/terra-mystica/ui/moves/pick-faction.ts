import { moveUi } from '$lib/play/move-ui';
import { pickFaction as kind } from '../../moves/choosing';

export const pickFaction = moveUi(kind, { icon: 'ui-people', picture: ({ faction }) => `fa-${faction}` });
