import type { PlainGame } from './files/make';
import { gameFile, gameLines, isLineOf, libraryFile, libraryLine, shares } from './files/write';
import { readLibrary } from './list';
import { openGame, rulesOf } from './read';
import { loadSettings } from './settings';
import type { GameStorage } from './storage';
import type { GameState } from './types';

/** A game as far as it can be read: what this tab has played and cannot save, else what is on disk and sound. */
async function stateOf(storage: GameStorage, id: string): Promise<GameState | null> {
  const live = storage.live.get(id);
  if (live?.state === 'unsaved') return live.game;
  const opened = await openGame(storage, id);
  return opened.ok ? opened.state : (opened.sound ?? null);
}

/** A game without anything that belongs to our files; null if there is nothing to read. */
export async function plainGame(storage: GameStorage, id: string): Promise<PlainGame | null> {
  const state = await stateOf(storage, id);
  if (state === null) return null;
  const { header, seats } = state.record;
  return { header, seats, moves: state.rows.map(({ move }) => move) };
}

/** A game as a readable file; null if there is nothing to read. It works without any storage. */
export async function exportGame(storage: GameStorage, id: string): Promise<string | null> {
  const state = await stateOf(storage, id);
  if (state === null) return null;
  const rules = await rulesOf(storage, state.record);
  return rules.ok ? gameFile(state, rules.game, storage.now()) : null;
}

/**
 * Every game that can be read, and the settings, as one text: a backup. Games that have not changed since an earlier
 * backup are copied from its text, so that only the changed ones have to be read and checked.
 */
export const exportLibrary = async (storage: GameStorage, earlier = ''): Promise<string> =>
  libraryFile(await linesOf(storage, earlier), await loadSettings(storage), storage.now());

/** The same as files that can be opened again: one, or several where it would be too large. */
export async function exportFiles(storage: GameStorage): Promise<string[]> {
  const files = shares(await linesOf(storage));
  const settings = await loadSettings(storage);
  return files.map((lines) => libraryFile(lines, settings, storage.now()));
}

async function linesOf(storage: GameStorage, earlier = ''): Promise<string[]> {
  const { games, damaged } = await readLibrary(storage);
  const known = new Map(gameLines(earlier).map((line) => [idOf(line), line]));
  const lines: string[] = [];
  const read = async (id: string): Promise<void> => {
    const state = await stateOf(storage, id);
    if (state !== null) lines.push(libraryLine(state));
  };
  for (const record of games) {
    const line = known.get(record.id);
    if (line !== undefined && isLineOf(line, record)) lines.push(line);
    else await read(record.id);
  }
  for (const { id } of damaged) await read(id);
  return lines;
}

/** What a line of a library begins with. */
const idOf = (line: string): string | undefined => /^\{"id":"([^"\\]*)"/.exec(line)?.[1];
