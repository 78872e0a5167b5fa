import { firstDamaged, hashOf, type LogRow } from '$lib/kernel';
import { putGame, stored } from './commit';
import type { Database, StoredGame } from './database';
import { newId } from './ids';
import { sameRecord } from './inspect';
import { readRow } from './shapes';
import type { BroughtIn, GameRecord, ImportPlan } from './types';

interface Incoming {
  readonly record: GameRecord;
  readonly rows: readonly LogRow[];
}

/** What becomes of a game that comes in: it may be here already, further or less far, or damaged. */
export async function planFor(db: Database, { record, rows }: Incoming): Promise<ImportPlan> {
  const found = await db.games.get(record.id);
  const plan = found === undefined ? 'new' : await compare(db, found, record, rows);
  // Brought in before, under a name of its own.
  return (plan === 'new' || plan === 'copy') && (await twinOf(db, record)) !== undefined ? 'same' : plan;
}

async function compare(
  db: Database,
  found: StoredGame,
  { header }: GameRecord,
  rows: readonly LogRow[]
): Promise<ImportPlan> {
  if (found.start !== hashOf(header)) return 'copy';
  const here = await hashesOf(db, found);
  const shared = Math.min(here.hashes.length, rows.length);
  const agree = shared === 0 || here.hashes[shared - 1] === rows[shared - 1]!.hash;
  if (!agree) return 'copy';
  if (!here.whole) return rows.length >= here.hashes.length ? 'mend' : 'copy';
  return rows.length === here.hashes.length ? 'same' : rows.length > shared ? 'newer' : 'older';
}

/** The same game, perhaps under another name: the same moves by the same people. */
async function twinOf(db: Database, record: GameRecord): Promise<StoredGame | undefined> {
  if (record.length === 0) return undefined;
  const heads = await db.games.where('head').equals(record.head).toArray();
  return heads.find(({ seats }) => sameRecord(seats, record.seats));
}

/** The hashes of the rows here as far as they are sound, and whether that is all there should be. */
async function hashesOf(db: Database, found: StoredGame): Promise<{ hashes: string[]; whole: boolean }> {
  const rows: LogRow[] = [];
  for (const raw of await db.rowsOf(found.id).toArray()) {
    const row = readRow(raw);
    if (row === null || raw.n !== rows.length) break;
    rows.push(row);
  }
  const bad = firstDamaged({ header: found.header, rows }, 0, found.start);
  const hashes = rows.slice(0, bad ?? rows.length).map(({ hash }) => hash);
  const headed = found.head === (hashes.at(-1) ?? found.start) && found.length === hashes.length;
  return { hashes, whole: bad === null && headed && hashOf(found.header) === found.start };
}

/**
 * Writes every game in one transaction: all of them or none. With `back` a game that is here stands
 * afterwards as it comes in, even if it had gone further; without, none is ever overwritten.
 */
export const bringIn = (db: Database, games: readonly Incoming[], now: number, back = false): Promise<BroughtIn[]> =>
  db.transaction('rw', db.games, db.moves, db.snapshots, async () => {
    const done: BroughtIn[] = [];
    for (const game of games) {
      const plan = await planFor(db, game);
      if (back && (plan === 'older' || plan === 'newer' || (plan === 'copy' && (await isHere(db, game))))) {
        await putGame(db, game.record, game.rows);
        done.push({ id: game.record.id, plan: 'back' });
      } else {
        done.push({ id: await write(db, game, plan, now), plan });
      }
    }
    return done;
  });

/** Whether the game under this name was begun as this one was, however it went on. */
const isHere = async (db: Database, { record }: Incoming): Promise<boolean> =>
  (await db.games.get(record.id))?.start === hashOf(record.header);

async function write(db: Database, { record, rows }: Incoming, plan: ImportPlan, now: number): Promise<string> {
  const found = await db.games.get(record.id);
  const here =
    found === undefined || (plan === 'same' && found.head !== record.head) ? await twinOf(db, record) : found;
  switch (plan) {
    case 'new':
    case 'mend':
      await putGame(db, record, rows);
      return record.id;
    case 'copy': {
      const copy = { ...record, id: newId() };
      await putGame(db, copy, rows);
      return copy.id;
    }
    case 'newer': {
      const from = here!.length;
      await db.moves.bulkAdd(rows.slice(from).map((row, n) => ({ gameId: record.id, n: from + n, ...row })));
      await db.games.put(stored({ ...record, created: here!.created, touched: now }));
      return record.id;
    }
    case 'same':
    case 'older':
      // It was asked for, so it is no longer thrown away.
      if (here!.deleted !== undefined) await db.games.update(here!.id, { deleted: undefined });
      return here!.id;
  }
}
