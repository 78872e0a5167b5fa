import { is } from 'valibot';
import { canonical, firstDamaged, hashOf, type LogRow } from '$lib/kernel';
import { putGame, stored } from './commit';
import type { Database, StoredGame } from './database';
import type { Progress } from './files/format';
import { newId } from './ids';
import { sameRecord } from './inspect';
import { readRow, seatingShape } from './shapes';
import type { BroughtIn, GameRecord, ImportOptions, ImportPlan, Seating } from './types';

interface Incoming {
  readonly record: GameRecord;
  readonly rows: readonly LogRow[];
}

/** What becomes of a game that comes in: it may be here already, further or less far, or damaged. */
export async function planFor(db: Database, { record, rows }: Incoming, twins: Twins): Promise<ImportPlan> {
  const found = await db.games.get(record.id);
  const plan = found === undefined ? 'new' : await compare(db, found, record, rows);
  // It was imported before, and got an id of its own then.
  return (plan === 'new' || plan === 'copy') && twins.of(record) !== undefined ? 'same' : plan;
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

/** Finds a game that is here under another id: the same moves by the same people. Reads all games once. */
export class Twins {
  #ids = new Map<string, string>();

  static async in(db: Database): Promise<Twins> {
    const twins = new Twins();
    for (const record of await db.games.toArray()) twins.note(record);
    return twins;
  }

  of(record: GameRecord): string | undefined {
    return record.length === 0 ? undefined : this.#ids.get(markOf(record) ?? '');
  }

  note(record: GameRecord): void {
    const mark = markOf(record);
    if (mark !== undefined && !this.#ids.has(mark)) this.#ids.set(mark, record.id);
  }
}

/** Undefined for a record that has no canonical form. */
function markOf({ head, seats }: GameRecord): string | undefined {
  try {
    return canonical([head, seats]);
  } catch {
    return undefined;
  }
}

/** The seating here, where the file continues or mends a game and has another seating. */
export async function seatingHere(db: Database, record: GameRecord, plan: ImportPlan): Promise<Seating | undefined> {
  if (plan !== 'newer' && plan !== 'mend') return undefined;
  const here = seatingOf(await db.games.get(record.id), record);
  return here === undefined || sameRecord(told(here), told(record)) ? undefined : here;
}

/** The part of a seating that is compared: a seat's standing answers belong to this device. */
const told = ({ seats, layout }: Seating) => ({ seats: seats.map(({ order: _order, ...seat }) => seat), layout });

/** The seating of a record here, if it can be read and fits. */
function seatingOf(found: unknown, { header }: GameRecord): Seating | undefined {
  if (!is(seatingShape, found) || found.seats.length !== header.players) return undefined;
  return { seats: (found as Seating).seats, layout: found.layout };
}

/** The hashes of the sound rows on disk, and whether the whole game is sound. */
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

export interface BringOptions extends ImportOptions {
  /** Games that are here are set back to the incoming ones, even if they had gone further. */
  readonly back?: boolean;
  readonly progress?: Progress;
}

/** Writes every game in one transaction: all of them or none. Without `back` none is ever overwritten. */
export const bringIn = (
  db: Database,
  games: readonly Incoming[],
  now: number,
  { back = false, seatings = [], progress }: BringOptions = {}
): Promise<BroughtIn[]> =>
  db.transaction('rw', db.games, db.moves, db.snapshots, async () => {
    const done: BroughtIn[] = [];
    const twins = await Twins.in(db);
    for (const game of games) {
      progress?.(done.length, games.length);
      const plan = await planFor(db, game, twins);
      if (back && (plan === 'older' || plan === 'newer' || (plan === 'copy' && (await isHere(db, game))))) {
        await putGame(db, game.record, game.rows);
        done.push({ id: game.record.id, plan: 'back' });
      } else {
        const asked = back || seatings.includes(game.record.id);
        const id = await write(db, game, plan, now, asked, twins);
        if (plan === 'new' || plan === 'copy') twins.note({ ...game.record, id });
        done.push({ id, plan });
      }
    }
    return done;
  });

/** Whether the game with this id has the same header, whatever was played since. */
const isHere = async (db: Database, { record }: Incoming): Promise<boolean> =>
  (await db.games.get(record.id))?.start === hashOf(record.header);

/** The seating here stays as it is, unless the file's was `asked` for. */
async function write(
  db: Database,
  { record, rows }: Incoming,
  plan: ImportPlan,
  now: number,
  asked: boolean,
  twins: Twins
): Promise<string> {
  const found = await db.games.get(record.id);
  const twin = found === undefined || (plan === 'same' && found.head !== record.head) ? twins.of(record) : undefined;
  const here = twin === undefined ? found : await db.games.get(twin);
  switch (plan) {
    case 'new':
      await putGame(db, record, rows);
      return record.id;
    case 'mend':
      await putGame(db, { ...record, ...(!asked && seatingOf(found, record)) }, rows);
      return record.id;
    case 'copy': {
      const copy = { ...record, id: newId() };
      await putGame(db, copy, rows);
      return copy.id;
    }
    case 'newer': {
      const from = here!.length;
      await db.moves.bulkAdd(rows.slice(from).map((row, n) => ({ gameId: record.id, n: from + n, ...row })));
      const branchOf = here!.branchOf ?? record.branchOf;
      const kept = { created: here!.created, touched: now, ...(branchOf && { branchOf }) };
      await db.games.put(stored({ ...record, ...(!asked && seatingOf(here, record)), ...kept }));
      return record.id;
    }
    case 'same':
    case 'older':
      // Whoever imports a deleted game wants it back.
      if (here!.deleted !== undefined) await db.games.update(here!.id, { deleted: undefined });
      return here!.id;
  }
}
