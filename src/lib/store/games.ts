import { hashOf } from '$lib/kernel/json';
import { writeMark } from './commit';
import { newId } from './ids';
import { cleanName } from './names';
import { plain } from './plain';
import { KEPT_FOR, purge } from './free-space';
import type { GameStorage } from './storage';
import type { GameRecord, GameState, NewGame } from './types';
import { GameWriter } from './writer';

/** Begins a game, or continues another one under a new name. It exists even when it cannot be saved yet. */
export async function createGame(storage: GameStorage, game: NewGame): Promise<GameRecord> {
  const { header, layout, summary, rows = [], branchOf } = plain({ ...game, snapshot: undefined });
  const now = storage.now();
  const record: GameRecord = {
    ...summary,
    id: newId(),
    header,
    seats: game.seats.map((seat, n) => ({ ...plain(seat), name: cleanName(seat.name) || `${n + 1}` })),
    layout,
    created: now,
    touched: now,
    length: rows.length,
    head: rows.at(-1)?.hash ?? hashOf(header),
    ...(branchOf && { branchOf })
  };
  const writer = new GameWriter(storage, record, rows);
  storage.live.set(record.id, writer);
  await writer.create(game.snapshot);
  if (writer.state === 'saved') storage.live.delete(record.id);
  return record;
}

/** Goes on with the sound part of a damaged game, as a game of its own; the damaged one stays as it is. */
export const continueSound = (storage: GameStorage, { record, rows, snapshot }: GameState): Promise<GameRecord> => {
  const { id, header, seats, layout } = record;
  return createGame(storage, {
    header,
    seats,
    layout,
    rows,
    snapshot,
    summary: record,
    branchOf: { id, n: rows.length }
  });
};

const mark = async (storage: GameStorage, id: string, deleted?: number): Promise<boolean> => {
  const live = storage.live.get(id);
  if (live !== undefined && live.reason !== 'conflict') {
    await live.mark(deleted);
    return true;
  }
  try {
    return (await storage.use((db) => writeMark(db, id, deleted))) === 'done';
  } catch {
    return false;
  }
};

/** Deletes a game; false when there is none or the storage failed. It can be restored for a week. */
export const removeGame = (storage: GameStorage, id: string): Promise<boolean> => mark(storage, id, storage.now());

export const restoreGame = (storage: GameStorage, id: string): Promise<boolean> => mark(storage, id);

/** Removes for good the games that were deleted more than a week ago. */
export async function purgeOld(storage: GameStorage): Promise<void> {
  try {
    await purge(storage, storage.now() - KEPT_FOR);
  } catch {
    // The next start tries again.
  }
}
