import { gameFile, libraryFile } from './files/write';
import { readLibrary } from './list';
import { openGame, rulesOf } from './read';
import { loadSettings } from './settings';
import type { Shelf } from './shelf';
import type { GameState } from './types';

/** A game as it can be had: what this tab has played and cannot save, else the disk's, else what is whole of it. */
async function stateOf(shelf: Shelf, id: string): Promise<GameState | null> {
  const live = shelf.live.get(id);
  if (live?.state === 'unsaved') return live.game;
  const opened = await openGame(shelf, id);
  return opened.ok ? opened.state : (opened.sound ?? null);
}

/** A game as a readable file; null if there is nothing to read. It works without any storage. */
export async function exportGame(shelf: Shelf, id: string): Promise<string | null> {
  const state = await stateOf(shelf, id);
  if (state === null) return null;
  const rules = await rulesOf(shelf, state.record);
  return rules.ok ? gameFile(state, rules.game, shelf.now()) : null;
}

/** Every game that can be read, and the settings, as one file. */
export async function exportLibrary(shelf: Shelf): Promise<string> {
  const { games, damaged } = await readLibrary(shelf);
  const states: GameState[] = [];
  for (const { id } of [...games, ...damaged]) {
    const state = await stateOf(shelf, id);
    if (state !== null) states.push(state);
  }
  return libraryFile(states, await loadSettings(shelf), shelf.now());
}
