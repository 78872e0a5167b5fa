import { expect, it } from 'vitest';
import type { Dice } from '$lib/kernel';
import { takeBackup } from '$lib/store/backups';
import type { Database } from '$lib/store/database';
import { exportGame, exportLibrary } from '$lib/store/export';
import { createGame } from '$lib/store/games';
import { importGames, readImport } from '$lib/store/import';
import { followPage } from '$lib/store/page-lifecycle';
import { openGame } from '$lib/store/read';
import { GameWriter } from '$lib/store/writer';
import { Device, PATIENT, until } from '../store/device';
import { Disk, type Fate } from '../store/disk';
import { Drawer } from '../store/drawer';
import { anyGame, asNew, playOne, summaryAfter, type Beginning } from './played';
import { hold } from './seeds';

const FATES: readonly Fate[] = ['QuotaExceededError', 'UnknownError', 'DatabaseClosedError', 'abort', 'crash'];

/** A later release of the database, which an earlier one may be opened after. */
const later = (db: Database): void => void db.version(2).stores({ notes: 'id' });

/** A page that plays one game on a disk of its moods. */
class Page {
  readonly disk = new Disk();
  readonly drawer: Drawer;
  readonly storage;
  readonly #events = new EventTarget();
  #writer: GameWriter | null = null;
  /** A file with moves that only this page knew was opened: the disk is ahead of what the page was told. */
  ahead = false;

  constructor(device: Device, drawer: Drawer, updated: boolean) {
    this.drawer = drawer;
    const prepare = (db: Database) => {
      this.disk.prepare(db);
      if (updated) later(db);
    };
    this.storage = device.tab({ prepare, patience: PATIENT });
    followPage(this.storage, this.#events, drawer as unknown as Storage);
  }

  send(type: string, persisted = false): void {
    this.#events.dispatchEvent(Object.assign(new Event(type), { persisted }));
  }

  async sit(id: string): Promise<GameWriter> {
    const opened = await openGame(this.storage, id);
    if (!opened.ok) throw new Error(`the game is ${opened.why}`);
    return (this.#writer = GameWriter.open(this.storage, opened.state.record, opened.state.rows));
  }

  /** The process is killed: nothing more reaches the disk, and nobody says goodbye. */
  die(): void {
    this.disk.die();
    this.#writer?.close();
    for (const game of this.storage.live.values()) if (game instanceof GameWriter) void game.close();
    this.storage.live.clear();
  }
}

/** What a person saw as saved: the length of the log. Moves after it may be there, none before it may be missing. */
async function onDisk(device: Device, id: string, played: Beginning): Promise<number> {
  const rows = await device.onlooker.use((db) => db.rowsOf(id).toArray());
  const record = await device.onlooker.use((db) => db.games.get(id));
  expect(rows.map(({ hash }) => hash)).toEqual(played.rows.slice(0, rows.length).map(({ hash }) => hash));
  expect(record).toMatchObject({ length: rows.length });
  return rows.length;
}

/** Everything that is written besides moves; each may fail, none may touch the game. */
const CHORES: readonly ((page: Page, id: string) => Promise<unknown>)[] = [
  ({ storage }) => takeBackup(storage, 'asked'),
  async ({ storage }, id) => {
    const text = await exportGame(storage, id);
    const read = await readImport(storage, text!);
    return read.ok && importGames(storage, read.preview);
  },
  async ({ storage }) => {
    const read = await readImport(storage, await exportLibrary(storage));
    return read.ok && importGames(storage, read.preview);
  }
];

/** One thing that may happen to a game; gives back the page that goes on. */
async function happen(chance: Dice, page: Page, device: Device, writer: GameWriter, played: Beginning): Promise<Page> {
  const { id, length } = writer.record;
  const what = chance.int(0, 11);
  // Several moves at once, without waiting, as hurried bots make them.
  if (writer.state === 'saved') page.ahead = false;
  if (what <= 4 || (what === 5 && page.ahead)) {
    const moves: Promise<void>[] = [];
    for (let n = chance.int(1, 4); n > 0 && writer.record.length < played.rows.length; n--)
      moves.push(playOne(writer, played));
    await Promise.all(moves);
  } else if (what === 5) {
    const to = chance.int(0, length);
    await writer.truncate(to, summaryAfter(played, to));
  } else if (what === 6) await writer.updateSeats(writer.record.seats, chance.pick(['table', 'pass']));
  else if (what === 7) {
    page.ahead = writer.state !== 'saved';
    await chance.pick(CHORES)(page, id);
  } else if (what === 8) {
    // Put away in the middle of a move, and taken out again.
    const moving = length < played.rows.length ? playOne(writer, played) : Promise.resolve();
    for (let i = chance.int(0, 12); i > 0; i--) await Promise.resolve();
    page.send('pagehide', true);
    page.send('pageshow', true);
    await moving;
  } else if (what === 9) device.clock += chance.pick([-1, 1]) * chance.int(0, 400) * 24 * 3600 * 1000;
  else if (what === 10) {
    // Who is killed after the disk was emptied has lost everything: that is nobody's promise.
    page.disk.fate = () => 'pass';
    await device.onlooker.use((db) => Promise.all([db.games.clear(), db.moves.clear(), db.snapshots.clear()]));
    await writer.ensure();
    await writer.flush();
  } else {
    // A reload, perhaps by another version of the app.
    page.send('pagehide');
    page.die();
    return new Page(device, page.drawer, chance.int(0, 1) === 1);
  }
  return page;
}

it('whatever fails at whichever write: what was shown as saved is there, and the rest is saved in the end', () =>
  hold('a write that fails, or ends in a kill: nothing acknowledged is lost, nothing is torn', async (chance) => {
    const device = new Device();
    const played = anyGame(chance);
    const { id } = await createGame(device.tab(), asNew(played));
    let page = new Page(device, new Drawer(), false);
    let writer = await page.sit(id);
    // The lengths that the log has had since it was last shown as saved: a kill may leave any of them.
    let since = [0];
    for (let step = 0; step < 14; step++) {
      const from = page.disk.writes + chance.int(1, 6);
      const fate = chance.pick(FATES);
      const lasting = chance.int(0, 2) === 0;
      page.disk.fate = (write) => (write === from || (lasting && write > from) ? fate : 'pass');
      const before = page;
      page = await happen(chance, page, device, writer, played);
      if (page !== before) writer = await page.sit(id);
      await until(() => writer.state !== 'saving');
      since.push(writer.record.length);
      const saved = writer.state === 'saved';
      if (saved) since = [writer.record.length];
      if (saved || page.disk.dead) {
        const found = await onDisk(device, id, played);
        expect(found).toBeGreaterThanOrEqual(Math.min(...since));
        expect(found).toBeLessThanOrEqual(Math.max(...since));
      }
      if (page.disk.dead) {
        page.die();
        page = new Page(device, new Drawer(), chance.int(0, 1) === 1);
        writer = await page.sit(id);
        since = [writer.record.length];
      }
    }
    page.disk.fate = () => 'pass';
    const { length } = writer.record;
    expect(await writer.flush()).toBe(true);
    expect(await onDisk(device, id, played)).toBe(length);
    expect(await openGame(device.tab(), id)).toMatchObject({ ok: true, state: { rows: { length } } });
  }));
