import { moveUi } from '$lib/play/move-ui';
import { payCult as kind } from '../../moves/payments';
import { onCult } from './on-cult';

export const payCult = moveUi(kind, onCult('payCult'));
