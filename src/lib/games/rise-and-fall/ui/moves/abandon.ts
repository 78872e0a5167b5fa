import { moveUi } from '$lib/play/move-ui';
import { abandon as kind } from '../../guilds/travelers';
import { inPlace } from './by-piece';

export const abandon = moveUi(kind, { icon: 'rf-abandon', ...inPlace(kind) });
