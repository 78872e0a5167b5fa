import type { PlayController } from './controller.svelte';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/** The whole game by keyboard: digits for actions, Enter and Escape for cards, the usual keys for undo. */
export function press(event: KeyboardEvent, controller: PlayController): void {
  if (event.defaultPrevented || isTyping(event.target)) return;
  // A dialog has its own keys.
  if (document.querySelector('[role="dialog"][data-state="open"]') !== null || controller.handOver !== null) return;
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (key === 'z' || key === 'y') {
      event.preventDefault();
      void (key === 'y' || event.shiftKey ? controller.redo() : controller.undo());
    }
    return;
  }
  if (event.altKey) return;
  if (controller.book !== null) {
    if (key === 'escape') controller.closeBook();
    return;
  }
  if (/^[1-9]$/.test(key)) {
    const { chips, variants } = controller.picker;
    const n = Number(key) - 1;
    // Where the only action needs no chip its answers are counted instead.
    const answer = chips.length === 1 ? variants[n] : undefined;
    if (answer !== undefined) controller.mean(answer);
    else if (chips[n] !== undefined) controller.choose(chips[n].name);
  } else if (key === 'escape') {
    if (controller.asked !== null) controller.asked = null;
    else if (controller.past !== null) controller.lookBack(null);
    else controller.back();
  } else if (key === 'enter' && (event.target === document.body || event.target === null)) {
    void controller.confirm(controller.picker.ready, controller.turnThen === 'may end');
  }
}
