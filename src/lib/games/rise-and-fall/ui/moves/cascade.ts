import { moveUi } from '$lib/play/move-ui';
import { cascade as kind } from '../../tales/waterfall';
import { inPlace } from './by-piece';

export const cascade = moveUi(kind, { icon: 'rf-wood', ...inPlace(kind) });
