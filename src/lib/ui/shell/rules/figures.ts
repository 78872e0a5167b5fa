import type { Component } from 'svelte';
import { uiOf } from '$lib/ui/games';

/** Draws what belongs to a section of a rulebook, if anything does. */
export type Figure = Component<{ section: string }>;

const figures: Readonly<Record<string, () => Promise<Figure>>> = {
  'terra-mystica': () =>
    import('$lib/games/terra-mystica/ui/setup/figures/RuleFigure.svelte').then((module) => module.default)
};

/** The pictures of a game's rules; null where the words stand alone, or the pictures cannot be had. */
export async function figureOf(id: string): Promise<Figure | null> {
  const load = figures[id];
  if (load === undefined) return null;
  try {
    // They are drawn from the game's own sheet.
    await uiOf(id);
    return await load();
  } catch {
    return null;
  }
}
