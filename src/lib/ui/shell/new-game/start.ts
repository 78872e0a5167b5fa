import { begin, headerFor } from '$lib/kernel';
import type { GameEntry } from '$lib/games';
import { createGame, requestPersistence, summaryOf } from '$lib/store';
import { preferences } from '$lib/shell/preferences.svelte';
import { named, type Draft } from './draft';
import { names } from './names';

/**
 * Makes a game of a draft and puts it on the disk. Its address comes back. The table is remembered as the game's own
 * unless it is remembered elsewhere.
 */
export async function start(entry: GameEntry, draft: Draft, remember?: () => Promise<void>): Promise<string> {
  const { options, layout, seed } = draft;
  const seats = named(draft.seats, names);
  const game = await entry.load();
  const config = { players: seats.length, options, seed };
  const { position } = begin(game, config);
  const record = await createGame({
    header: headerFor(game, config),
    seats,
    layout,
    summary: summaryOf(game, position)
  });
  if (remember !== undefined) void remember();
  else void preferences.rememberSetup(entry.meta.id, { players: seats.length, seats, options, layout });
  // Now there is something to keep: the browser is asked once, while a hand is on the screen.
  void requestPersistence().catch(() => false);
  return `/play/${record.id}`;
}
