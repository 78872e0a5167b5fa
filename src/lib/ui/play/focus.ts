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
