import { moveUi } from '$lib/play/move-ui';
import { takeLot as kind } from '../../moves/choosing';

export const takeLot = moveUi(kind, { icon: 'ui-people', picture: ({ faction }) => `fa-${faction}` });
