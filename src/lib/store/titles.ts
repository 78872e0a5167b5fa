import { openGame } from './read';
import type { GameStorage } from './storage';
import type { Summary } from './types';

export type Titles = readonly (readonly [id: string, titles: NonNullable<Summary['titles']>])[];

/**
 * What the seats of finished games played, from their logs: for records that were written before that was noted.
 * Opening a game puts its record right on the disk, so this is done once for each. Told as it comes, in batches.
 */
export async function titlesOf(
  storage: GameStorage,
  ids: readonly string[],
  tell: (titles: Titles) => unknown
): Promise<void> {
  const BATCH = 20;
  for (let from = 0; from < ids.length; from += BATCH) {
    const found: [string, NonNullable<Summary['titles']>][] = [];
    for (const id of ids.slice(from, from + BATCH)) {
      const opened = await openGame(storage, id);
      const titles = opened.ok ? opened.state.record.titles : undefined;
      if (titles !== undefined) found.push([id, titles]);
    }
    await tell(found);
  }
}
