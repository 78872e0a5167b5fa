import type { Position } from '$lib/kernel';
import type { GameUi } from './game-ui';

/**
 * Puts the colours of a game in the place of its seats' own, on the whole page: everything that is drawn in
 * a seat's colour follows, dialogs too. Returns how to take them away again.
 */
export function tintSeats(ui: GameUi, view: Position, colours: readonly number[]): () => void {
  const { style } = document.documentElement;
  const names = colours.map((colour) => `--seat-${colour}`);
  names.forEach((name, seat) => {
    const tint = ui.tint?.(view, seat) ?? null;
    if (tint === null) style.removeProperty(name);
    else style.setProperty(name, tint);
  });
  return () => names.forEach((name) => style.removeProperty(name));
}
