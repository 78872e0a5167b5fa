import { moveUi } from '$lib/play/move-ui';
import { activate as kind } from '../../moves/activate';
import { onCharacter } from './on-character';

export const activate = moveUi(kind, {
  icon: 'ui-sun',
  ...onCharacter('activate')
});
