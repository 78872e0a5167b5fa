import type { Desk } from './desk.svelte';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/** The whole game by keyboard: digits for actions, Enter and Escape for cards, the usual keys for undo. */
export function press(event: KeyboardEvent, desk: Desk): void {
  if (event.defaultPrevented || isTyping(event.target)) return;
  // A dialog has its own keys.
  if (document.querySelector('[role="dialog"][data-state="open"]') !== null || desk.handOver !== null) return;
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (key === 'z' || key === 'y') {
      event.preventDefault();
      void (key === 'y' || event.shiftKey ? desk.redo() : desk.undo());
    }
    return;
  }
  if (event.altKey) return;
  if (/^[1-9]$/.test(key)) {
    const { chips, variants } = desk.picker;
    const n = Number(key) - 1;
    // Where the only action needs no chip its answers are counted instead.
    const answer = chips.length === 1 ? variants[n] : undefined;
    if (answer !== undefined) desk.picker.mean(answer);
    else if (chips[n] !== undefined) desk.choose(chips[n].name);
  } else if (key === 'escape') {
    if (desk.past !== null) desk.lookBack(null);
    else desk.picker.back();
  } else if (key === 'enter' && (event.target === document.body || event.target === null)) {
    void desk.confirm();
  }
}
