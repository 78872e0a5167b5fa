import { is, safeParse } from 'valibot';
import type { GameMeta, LogHeader } from '$lib/kernel';
import { pacer } from './pace';
import { mendSeats } from './seats';
import { readHeader, recordShape, summaryShape } from './shapes';
import type { GameStorage } from './storage';
import type { DamagedGame, GameRecord, Summary } from './types';

export interface Library {
  /** Newest first. */
  readonly games: readonly GameRecord[];
  /** Games that cannot be read: they are listed, too, so that none disappears silently. */
  readonly damaged: readonly DamagedGame[];
}

/** All that home shows. Without storage it is what this tab has in memory. */
export async function readLibrary(storage: GameStorage): Promise<Library> {
  const raws = await storage.use((db) => db.games.toArray()).catch(() => []);
  return merge(storage, raws);
}

/** The games on disk, replaced by those of which this tab has newer moves in memory. Deleted games are left out. */
export async function merge(storage: GameStorage, raws: readonly unknown[]): Promise<Library> {
  await storage.ready;
  const games = new Map<string, GameRecord>();
  const damaged: DamagedGame[] = [];
  const breath = pacer();
  for (const raw of raws) {
    await breath();
    const record = await readRecord(storage, raw);
    if ('header' in record) games.set(record.id, record);
    else if (typeof (raw as { deleted?: unknown }).deleted !== 'number') damaged.push(record);
  }
  for (const [id, writer] of storage.live) {
    if (writer.state !== 'saved' && writer.reason !== 'conflict') games.set(id, writer.record);
  }
  return {
    games: [...games.values()].filter(({ deleted }) => deleted === undefined).sort((a, b) => b.touched - a.touched),
    damaged
  };
}

/** One record as the list may show it. The log itself is only read when the game is opened. */
async function readRecord(storage: GameStorage, raw: unknown): Promise<GameRecord | DamagedGame> {
  const { id, header: rawHeader, seats } = raw as { id: string; header?: unknown; seats?: unknown };
  const name = (rawHeader as { game?: unknown } | null | undefined)?.game;
  const meta = typeof name === 'string' ? (await storage.entryOf(name))?.meta : undefined;
  const header = readHeader(rawHeader, () => meta);
  const read = safeParse(recordShape, raw);
  if (!read.success || !header.ok) return { id: String(id) };
  const { start: _start, branchOf, deleted, ...record } = read.output;
  return {
    ...record,
    ...summaryFrom(raw, header.header),
    header: header.header,
    seats: mendSeats(seats, meta as GameMeta, header.header.players),
    ...(branchOf && { branchOf }),
    ...(deleted !== undefined && { deleted })
  };
}

/** A summary that cannot be read is replaced by an empty one; opening the game makes it right again. */
function summaryFrom(raw: unknown, { players }: LogHeader): Summary {
  if (is(summaryShape, raw) && raw.scores.length === players) {
    const { next, over, scores, winners, round, rounds, titles } = raw;
    return { next, over, scores, winners, round, rounds, ...(titles && { titles }) };
  }
  return { next: [], over: false, scores: Array<number>(players).fill(0), winners: [], round: 1, rounds: null };
}
