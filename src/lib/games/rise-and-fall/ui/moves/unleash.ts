import { moveUi } from '$lib/play/move-ui';
import { unleash as kind } from '../../moves/unleash';

/** What the event will hit is marked on the board before it is let begin. */
export const unleash = moveUi(kind, { icon: 'ta-event' });
