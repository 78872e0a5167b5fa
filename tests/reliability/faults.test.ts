import { describe, expect, it } from 'vitest';
import { exportGame } from '$lib/store/export';
import { createGame } from '$lib/store/games';
import { GameWriter } from '$lib/store/writer';
import { readLibrary } from '$lib/store/list';
import { openGame } from '$lib/store/read';
import { listBackups, takeBackup } from '$lib/store/backups';
import { Device, PATIENT, until } from '../store/device';
import { Disk, type Fate } from '../store/disk';
import { newGame, playInto, playThrough, stored, summaryAt } from '../store/games';
import { soundGame } from './checks';

const played = playThrough(1, 2);
const total = played.rows.length;

async function begin(patience = PATIENT) {
  const device = new Device();
  const disk = new Disk();
  const tab = device.tab({ patience }, disk);
  const record = await createGame(tab, newGame(played));
  return { device, disk, tab, record, writer: GameWriter.open(tab, record, []) };
}

describe.each([
  ['QuotaExceededError', 'quota'],
  ['UnknownError', 'closed'],
  ['DatabaseClosedError', 'closed'],
  ['abort', 'aborted']
] as const)('%s, for good', (fate: Fate, reason) => {
  it('at any write of a whole game: play goes on from memory and says so, and what is owed is written in the end', async () => {
    const { device, disk, tab, record, writer } = await begin();
    let faults = 0;
    for (let n = 0; n < total; n++) {
      for (let k = 1; ; k++) {
        const from = disk.writes;
        disk.fate = (write) => (write >= from + k ? fate : 'pass');
        await playInto(writer, played, n, n + 1);
        if (writer.state === 'saved') break;
        faults++;
        expect(writer).toMatchObject({ state: 'unsaved', reason, record: { length: n + 1 } });
        expect((await soundGame(device, record.id, played)).rows).toHaveLength(n);
        expect(await openGame(tab, record.id)).toMatchObject({ ok: true, state: { rows: { length: n + 1 } } });
        if (k === 1) {
          const file = JSON.parse((await exportGame(tab, record.id))!) as { moves: unknown[] };
          expect(file.moves).toHaveLength(n + 1);
        }

        disk.fate = () => 'pass';
        expect(await writer.flush()).toBe(true);
        expect(writer).toMatchObject({ state: 'saved', reason: undefined });
        expect((await soundGame(device, record.id, played)).rows).toHaveLength(n + 1);
        await writer.truncate(n, summaryAt(played, n));
      }
    }
    expect(faults).toBeGreaterThanOrEqual(2 * total);
    expect((await soundGame(device, record.id, played)).record.over).toBe(true);
  });

  it('from any move on to the end of the game: nothing is lost', async () => {
    for (let n = 1; n < total; n += 9) {
      const { device, disk, record, writer } = await begin();
      await playInto(writer, played, 0, n);
      disk.fate = () => fate;
      await playInto(writer, played, n, total);
      expect(writer).toMatchObject({ state: 'unsaved', reason, record: { length: total, over: true } });
      disk.fate = () => 'pass';
      expect(await writer.flush()).toBe(true);
      expect((await soundGame(device, record.id, played)).rows).toHaveLength(total);
    }
  });
});

describe('a fault that passes', () => {
  it.each(['UnknownError', 'DatabaseClosedError', 'abort'] as const)(
    '%s once, at every write in turn: nobody notices',
    async (fate) => {
      const { device, disk, record, writer } = await begin();
      let next = disk.writes + 1;
      let faults = 0;
      disk.fate = (write) => {
        if (write !== next) return 'pass';
        // The attempt that follows is one write further each time, so that each kind of write is hit.
        next = write + 4;
        faults++;
        return fate;
      };
      for (let n = 0; n < total; n++) {
        await playInto(writer, played, n, n + 1);
        expect(writer.state).toBe('saved');
      }
      expect(faults).toBeGreaterThan(total / 2);
      expect((await soundGame(device, record.id, played)).rows).toHaveLength(total);
    }
  );

  it('the connection is closed under every single move: it is opened again', async () => {
    const { device, tab, record, writer } = await begin();
    for (let n = 0; n < total; n++) {
      (await tab.database()).close({ disableAutoOpen: n % 2 === 0 });
      await playInto(writer, played, n, n + 1);
      expect(writer.state).toBe('saved');
    }
    expect((await soundGame(device, record.id, played)).rows).toHaveLength(total);
  });

  it('the answer to a write is lost: the row is recognised and not written twice', async () => {
    const { device, disk, record, writer } = await begin();
    disk.losesAnswers = true;
    await playInto(writer, played, 0, 5);
    expect(writer.state).toBe('unsaved');
    disk.losesAnswers = false;
    expect(await writer.flush()).toBe(true);
    expect((await soundGame(device, record.id, played)).rows).toHaveLength(5);
  });

  it('saving resumes by itself', async () => {
    const { device, disk, record, writer } = await begin({ ...PATIENT, pauses: [1, 2] });
    disk.fate = () => 'UnknownError';
    await playInto(writer, played, 0, 4);
    expect(writer.state).toBe('unsaved');
    await writer.truncate(3, summaryAt(played, 3));
    await playInto(writer, played, 3, 6);
    disk.fate = () => 'pass';
    await until(() => writer.state === 'saved');
    expect((await soundGame(device, record.id, played)).rows).toHaveLength(6);
  });

  it('an attempt to open that hangs is given up, and the next one succeeds', async () => {
    const device = new Device();
    let attempts = 0;
    const hangs = new Proxy(device.indexedDB, {
      get: (factory, key) => {
        if (key !== 'open') return Reflect.get(factory, key) as unknown;
        return (...args: Parameters<IDBFactory['open']>) => (++attempts === 1 ? {} : factory.open(...args));
      }
    });
    const tab = device.tab({ indexedDB: hangs, patience: { ...PATIENT, answer: 200, pauses: [1] } });
    const record = await createGame(tab, newGame(played));
    const writer = GameWriter.open(tab, record, []);
    await playInto(writer, played, 0, 2);
    await until(() => writer.state === 'saved');
    expect(attempts).toBeGreaterThan(1);
    expect((await soundGame(device, record.id, played)).rows).toHaveLength(2);
  });

  it('a storage that never answers counts as lost', async () => {
    const { device, record } = await begin();
    const tab = device.tab({
      patience: { ...PATIENT, answer: 20 },
      prepare: (db) => void (db.open = () => new Promise(() => {}) as never)
    });
    const writer = GameWriter.open(tab, record, []);
    await playInto(writer, played, 0, 2);
    expect(writer).toMatchObject({ state: 'unsaved', reason: 'closed' });
  });
});

describe('a full disk', () => {
  it('makes room for the move from old backups and games that were thrown away', async () => {
    const { device, disk, tab, record, writer } = await begin();
    await playInto(writer, played, 0, 1);
    const other = await stored(tab, played, 3);
    other.writer.close();
    await takeBackup(tab, 'asked');
    await playInto(writer, played, 1, 2);
    await takeBackup(tab, 'asked');
    await tab.use((db) => db.games.update(other.record.id, { deleted: 1 }));
    let full = true;
    disk.fate = (_write, table, deletes) => {
      if (table === 'backups' && deletes) full = false;
      return full && !deletes ? 'QuotaExceededError' : 'pass';
    };
    await playInto(writer, played, 2, 3);
    expect(writer.state).toBe('saved');
    expect((await soundGame(device, record.id, played)).rows).toHaveLength(3);
    expect(await openGame(tab, other.record.id)).toEqual({ ok: false, why: 'absent' });
    expect(await listBackups(tab)).toHaveLength(1);
  });
});

describe('no storage at all', () => {
  const nowhere = () => new Device().tab({ indexedDB: null });

  it('a game is set up, played, left, found again and saved as a file, all from memory', async () => {
    const tab = nowhere();
    const record = await createGame(tab, newGame(played));
    const writer = GameWriter.open(tab, record, []);
    expect(writer).toMatchObject({ state: 'unsaved', reason: 'private' });
    await playInto(writer, played, 0, 10);
    writer.close();
    expect((await readLibrary(tab)).games).toMatchObject([{ id: record.id, length: 10 }]);
    const opened = await openGame(tab, record.id);
    if (!opened.ok) throw new Error(opened.why);
    expect(opened.state.rows).toEqual(played.rows.slice(0, 10));
    const again = GameWriter.open(tab, opened.state.record, opened.state.rows);
    await playInto(again, played, 10, total);
    expect(again).toMatchObject({ state: 'unsaved', reason: 'private', record: { over: true } });
    expect(JSON.parse((await exportGame(tab, record.id))!)).toMatchObject({ head: played.rows.at(-1)!.hash });
  });

  it('a browser that refuses to open a database counts as private', async () => {
    const refusing = {
      open: () => {
        throw Object.assign(new Error(), { name: 'SecurityError' });
      }
    };
    const tab = new Device().tab({ indexedDB: refusing as unknown as IDBFactory });
    const writer = GameWriter.open(tab, await createGame(tab, newGame(played)), []);
    expect(writer).toMatchObject({ state: 'unsaved', reason: 'private' });
  });

  it('a game that was begun without storage is written whole when the storage comes', async () => {
    const { device, disk, tab } = await begin();
    disk.fate = () => 'UnknownError';
    const record = await createGame(tab, newGame(played));
    const writer = GameWriter.open(tab, record, []);
    await playInto(writer, played, 0, 27);
    expect(writer.state).toBe('unsaved');
    disk.fate = () => 'pass';
    expect(await writer.flush()).toBe(true);
    const { rows, snapshot } = await soundGame(device, record.id, played);
    expect(rows).toHaveLength(27);
    expect(snapshot!.n).toBe(25);
  });

  it('a disk that is emptied in the middle of a game gets the whole game again', async () => {
    const { device, tab, record, writer } = await begin();
    await playInto(writer, played, 0, 26);
    await tab.use((db) => Promise.all([db.games.clear(), db.moves.clear(), db.snapshots.clear()]));
    expect(await openGame(tab, record.id)).toMatchObject({ ok: true, state: { rows: { length: 26 } } });
    await playInto(writer, played, 26, 28);
    expect(writer.state).toBe('saved');
    expect((await soundGame(device, record.id, played)).rows).toHaveLength(28);
  });
});
