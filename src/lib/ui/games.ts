import { mount } from 'svelte';
import type { GameLook, GameUi } from '$lib/play/game-ui';

const looks: Readonly<Record<string, () => Promise<GameLook>>> = {
  clearings: () => import('$lib/games/clearings/ui').then((module) => module.look()),
  helios: () => import('$lib/games/helios/ui').then((module) => module.look()),
  'terra-mystica': () => import('$lib/games/terra-mystica/ui').then((module) => module.look()),
  'rise-and-fall': () => import('$lib/games/rise-and-fall/ui').then((module) => module.look())
};

const loaded = new Map<string, Promise<GameUi>>();

/** A game's pictures, loaded when they are wanted. Its sheet comes into the page with them, once. */
export function uiOf(id: string): Promise<GameUi> {
  const known = loaded.get(id);
  if (known !== undefined) return known;
  const load = looks[id];
  if (load === undefined) return Promise.reject(new Error(`No pictures for ${id}`));
  const ui = load().then(({ ui, Sprites }) => {
    mount(Sprites, { target: document.body });
    return ui;
  });
  loaded.set(id, ui);
  // A failed download may be tried again.
  ui.catch(() => loaded.delete(id));
  return ui;
}
