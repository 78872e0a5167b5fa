import { moveUi } from '$lib/play/move-ui';
import { attack as kind, PAY } from '../../guilds/mercenaries';
import { onPiece } from './on-piece';
import { goldSign } from './signs';

export const attack = moveUi(kind, { icon: 'rf-attack', ...onPiece(kind), badge: () => goldSign(-PAY) });
