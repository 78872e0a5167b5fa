import type { Position } from '$lib/kernel';
import type { GameUi } from '$lib/ui/game-ui';

/**
 * The colours that a game puts in the place of its seats' own, as a style for the whole screen: everything
 * that is drawn in a seat's colour follows.
 */
export const tints = (ui: GameUi, view: Position, colours: readonly number[]): string | undefined => {
  const list = colours.flatMap((colour, seat) => {
    const tint = ui.tint?.(view, seat) ?? null;
    return tint === null ? [] : [`--seat-${colour}: ${tint}`];
  });
  return list.length === 0 ? undefined : list.join('; ');
};
