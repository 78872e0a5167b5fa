import type { Attachment } from 'svelte/attachments';

/** Brings a board into sight when something on it is lit, within the boards that scroll together. */
export const inSight =
  (wanted: boolean): Attachment<HTMLElement> =>
  (node) => {
    const frame = node.closest<HTMLElement>('.shared-boards');
    if (!wanted || frame === null) return;
    const top = node.offsetTop - frame.offsetTop;
    const below = top + node.offsetHeight - frame.clientHeight - frame.scrollTop;
    if (top < frame.scrollTop) frame.scrollTop = top;
    else if (below > 0) frame.scrollTop += Math.min(below + 10, top - frame.scrollTop);
  };
