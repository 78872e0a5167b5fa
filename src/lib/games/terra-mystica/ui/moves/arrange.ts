import { moveUi } from '$lib/play/move-ui';
import { arrange as kind } from '../../moves/arrange';

export const arrange = moveUi(kind, { icon: 'ui-map' });
