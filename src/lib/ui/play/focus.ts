/**
 * For the button that a card is about: it takes the focus when the card appears, so that Enter answers
 * it, and gives it back to where it came from when the card goes.
 */
export function takesFocus(node: HTMLElement): () => void {
  const before = document.activeElement;
  node.focus({ preventScroll: true });
  return () => {
    const lost =
      document.activeElement === null || document.activeElement === document.body || document.activeElement === node;
    if (lost && (before instanceof HTMLElement || before instanceof SVGElement) && before.isConnected) {
      before.focus({ preventScroll: true });
    }
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
