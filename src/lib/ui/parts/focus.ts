const nowhere = () => document.activeElement === null || document.activeElement === document.body;

/** Where the focus goes back to, once the card that had it is gone and no other has come. */
let owed: Element | null = null;

/**
 * For the button that a card is about: it takes the focus when the card appears, so that Enter answers
 * it, and gives it back to where it came from when the card goes.
 */
export function takesFocus(node: HTMLElement): () => void {
  const before = owed ?? document.activeElement;
  owed = null;
  node.focus({ preventScroll: true });
  // A button that cannot be pressed yet takes no focus: it does as soon as it can.
  const watch = new MutationObserver(() => {
    if (nowhere()) node.focus({ preventScroll: true });
  });
  watch.observe(node, { attributeFilter: ['disabled'] });
  return () => {
    watch.disconnect();
    if (!nowhere() && document.activeElement !== node) return;
    owed = before;
    // Not at once: who listens for the focus looks at the board, and what is worked out while a part of the
    // page is being taken down is worked out from what was, and would go on watching that.
    queueMicrotask(() => {
      if (owed !== before) return;
      owed = null;
      if (!nowhere() || !before?.isConnected) return;
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus({ preventScroll: true });
    });
  };
}

/** A box without anything to focus in it can be scrolled by keys as long as there is something to scroll. */
export function scrollsByKey(node: HTMLElement): () => void {
  const look = () => {
    if (node.scrollHeight > node.clientHeight) node.tabIndex = 0;
    else node.removeAttribute('tabindex');
  };
  const watch = new ResizeObserver(look);
  watch.observe(node);
  for (const child of node.children) watch.observe(child);
  return () => watch.disconnect();
}
