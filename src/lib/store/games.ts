import { hashOf } from '$lib/kernel/json';
import { writeMark } from './commit';
import { newId } from './ids';
import { cleanName } from './names';
import { plain } from './plain';
import { KEPT_FOR, purge } from './room';
import type { Shelf } from './shelf';
import type { GameRecord, GameState, NewGame } from './types';
import { Writer } from './writer';

/** Begins a game, or continues another one under a new name. It exists even when it cannot be saved yet. */
export async function createGame(shelf: Shelf, game: NewGame): Promise<GameRecord> {
  const { header, layout, summary, rows = [], branchOf } = plain({ ...game, snapshot: undefined });
  const now = shelf.now();
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
  const writer = new Writer(shelf, record, rows);
  shelf.live.set(record.id, writer);
  await writer.create(game.snapshot);
  if (writer.state === 'saved') shelf.live.delete(record.id);
  return record;
}

/** Goes on with what is whole of a damaged game, as a game of its own; the damaged one stays as it is. */
export const continueSound = (shelf: Shelf, { record, rows, snapshot }: GameState): Promise<GameRecord> => {
  const { id, header, seats, layout } = record;
  return createGame(shelf, {
    header,
    seats,
    layout,
    rows,
    snapshot,
    summary: record,
    branchOf: { id, n: rows.length }
  });
};

const mark = async (shelf: Shelf, id: string, deleted?: number): Promise<boolean> => {
  const live = shelf.live.get(id);
  if (live !== undefined && live.reason !== 'conflict') {
    await live.mark(deleted);
    return true;
  }
  try {
    return (await shelf.use((db) => writeMark(db, id, deleted))) === 'done';
  } catch {
    return false;
  }
};

/** Throws a game away; false when there is none or the storage would not. It can be taken back for a week. */
export const removeGame = (shelf: Shelf, id: string): Promise<boolean> => mark(shelf, id, shelf.now());

export const restoreGame = (shelf: Shelf, id: string): Promise<boolean> => mark(shelf, id);

/** Removes for good what was thrown away more than a week ago. */
export async function purgeOld(shelf: Shelf): Promise<void> {
  try {
    await purge(shelf, shelf.now() - KEPT_FOR);
  } catch {
    // Another day will do.
  }
}
