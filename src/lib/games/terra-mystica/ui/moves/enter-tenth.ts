import { moveUi } from '$lib/play/move-ui';
import { enterTenth as kind } from '../../moves/cults';
import { onCult } from './on-cult';

export const enterTenth = moveUi(kind, onCult('enterTenth'));
