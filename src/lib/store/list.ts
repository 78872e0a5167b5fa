import { is, safeParse } from 'valibot';
import type { GameMeta, LogHeader } from '$lib/kernel';
import { mendSeats } from './seats';
import { readHeader, recordShape, summaryShape } from './shapes';
import type { Shelf } from './shelf';
import type { DamagedGame, GameRecord, Summary } from './types';

export interface Library {
  /** Newest first. */
  readonly games: readonly GameRecord[];
  /** What lies there and cannot be read, so that nothing vanishes without a word. */
  readonly damaged: readonly DamagedGame[];
}

/** All that home shows. Without storage it is what this tab has in memory. */
export async function readLibrary(shelf: Shelf): Promise<Library> {
  const raws = await shelf.use((db) => db.games.toArray()).catch(() => []);
  return merge(shelf, raws);
}

/** What the disk has, with what this tab knows better. Games that were thrown away are left out. */
export async function merge(shelf: Shelf, raws: readonly unknown[]): Promise<Library> {
  const games = new Map<string, GameRecord>();
  const damaged: DamagedGame[] = [];
  for (const raw of raws) {
    const record = await readRecord(shelf, raw);
    if ('header' in record) games.set(record.id, record);
    else if (typeof (raw as { deleted?: unknown }).deleted !== 'number') damaged.push(record);
  }
  for (const [id, writer] of shelf.live) {
    if (writer.state !== 'saved' && writer.reason !== 'conflict') games.set(id, writer.record);
  }
  return {
    games: [...games.values()].filter(({ deleted }) => deleted === undefined).sort((a, b) => b.touched - a.touched),
    damaged
  };
}

/** One record as the list may show it. The log itself is only read when the game is opened. */
async function readRecord(shelf: Shelf, raw: unknown): Promise<GameRecord | DamagedGame> {
  const { id, header: rawHeader, seats } = raw as { id: string; header?: unknown; seats?: unknown };
  const name = (rawHeader as { game?: unknown } | null | undefined)?.game;
  const meta = typeof name === 'string' ? (await shelf.entryOf(name))?.meta : undefined;
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

/** Opening the game puts it right; until then a list shows nothing rather than nonsense. */
function summaryFrom(raw: unknown, { players }: LogHeader): Summary {
  if (is(summaryShape, raw) && raw.scores.length === players) {
    const { next, over, scores, winners, round, rounds } = raw;
    return { next, over, scores, winners, round, rounds };
  }
  return { next: [], over: false, scores: Array<number>(players).fill(0), winners: [], round: 1, rounds: null };
}
