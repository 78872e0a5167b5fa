import type { GameUi } from '$lib/play/game-ui';
import { uiOf } from '$lib/ui/games';

/** Draws what belongs to a section of a rulebook, if anything does. */
export type Figure = NonNullable<GameUi['Figure']>;

/** The pictures of a game's rules; null where the words stand alone, or the pictures cannot be had. */
export const figureOf = (id: string): Promise<Figure | null> =>
  uiOf(id).then(
    ({ Figure }) => Figure ?? null,
    () => null
  );
