const nowhere = () => document.activeElement === null || document.activeElement === document.body;

/** Once the change is on the screen: moving the focus needs the layout of the whole page, and a tap need not wait for it. */
const afterPaint = (run: () => void): void => void requestAnimationFrame(() => setTimeout(run));

const give = (element: Element | null): void => {
  if (!element?.isConnected) return;
  if (element instanceof HTMLElement || element instanceof SVGElement) element.focus({ preventScroll: true });
};

/** Where the focus goes back to, once the card that had it is gone and no other has come. */
let owed: Element | null = null;

/**
 * For the button that a card is about: it takes the focus when the card appears, so that Enter answers
 * it, and gives it back to where it came from when the card goes.
 */
export function takesFocus(node: HTMLElement): () => void {
  const before = owed ?? document.activeElement;
  owed = null;
  afterPaint(() => {
    // Whoever has gone somewhere else meanwhile stays there.
    if (nowhere() || document.activeElement === before) give(node);
  });
  // A button that cannot be pressed yet takes no focus: it does as soon as it can.
  const watch = new MutationObserver(() => {
    if (nowhere()) give(node);
  });
  watch.observe(node, { attributeFilter: ['disabled'] });
  return () => {
    watch.disconnect();
    if (!nowhere() && document.activeElement !== node && document.activeElement !== before) return;
    owed = before;
    afterPaint(() => {
      if (owed !== before) return;
      owed = null;
      if (nowhere()) give(before);
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
