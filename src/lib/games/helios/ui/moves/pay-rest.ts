import { moveUi } from '$lib/play/move-ui';
import { payRest as kind } from '../../moves/pay-rest';

export const payRest = moveUi(kind, { icon: 'ui-check', gathers: true });
