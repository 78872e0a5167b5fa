import { moveUi } from '$lib/play/move-ui';
import { cultStep as kind } from '../../moves/cults';
import { onCult } from './on-cult';

export const cultStep = moveUi(kind, onCult('cultStep'));
