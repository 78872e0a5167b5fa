import { moveUi } from '$lib/play/move-ui';
import { keepHouse as kind } from '../../tales/doppelganger-house';

export const keepHouse = moveUi(kind, { icon: 'rf-card', picture: ({ guild }) => `gu-${guild}` });
