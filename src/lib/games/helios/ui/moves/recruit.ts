import { moveUi } from '$lib/play/move-ui';
import { recruit as kind } from '../../moves/recruit';
import { onCharacter } from './on-character';

export const recruit = moveUi(kind, { icon: 'ui-person', ...onCharacter('recruit') });
