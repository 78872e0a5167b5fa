import { moveUi } from '$lib/play/move-ui';
import { openHouse as kind } from '../../tales/doppelganger-house';
import { inPlace } from './by-piece';

export const openHouse = moveUi(kind, { icon: 'rf-card', ...inPlace(kind) });
