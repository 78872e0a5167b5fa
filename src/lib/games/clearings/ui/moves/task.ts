import { moveUi } from '$lib/play/move-ui';
import { chooseTask as kind } from '../../moves/task';

/** A task is shown by its own sign. */
export const task = moveUi(kind, { icon: 'c-covered', picture: ({ task }) => `c-task-${task}` });
