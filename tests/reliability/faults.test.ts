import { describe, expect, it } from 'vitest';
import { exportGame } from '$lib/store/export';
import { createGame } from '$lib/store/games';
import { Keeper } from '$lib/store/keeper';
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
  return { device, disk, tab, record, keeper: new Keeper(record, [], tab) };
}

describe.each([
  ['QuotaExceededError', 'quota'],
  ['UnknownError', 'closed'],
  ['DatabaseClosedError', 'closed'],
  ['abort', 'aborted']
] as const)('%s, for good', (fate: Fate, reason) => {
  it('at any write of a whole game: play goes on from memory and says so, and what is owed is written in the end', async () => {
    const { device, disk, tab, record, keeper } = await begin();
    let faults = 0;
    for (let n = 0; n < total; n++) {
      for (let k = 1; ; k++) {
        const from = disk.writes;
        disk.fate = (write) => (write >= from + k ? fate : 'pass');
        await playInto(keeper, played, n, n + 1);
        if (keeper.state === 'saved') break;
        faults++;
        expect(keeper).toMatchObject({ state: 'unsaved', reason, record: { length: n + 1 } });
        expect((await soundGame(device, record.id, played)).rows).toHaveLength(n);
        expect(await openGame(tab, record.id)).toMatchObject({ ok: true, state: { rows: { length: n + 1 } } });
        if (k === 1) {
          const file = JSON.parse((await exportGame(tab, record.id))!) as { moves: unknown[] };
          expect(file.moves).toHaveLength(n + 1);
        }

        disk.fate = () => 'pass';
        expect(await keeper.flush()).toBe(true);
        expect(keeper).toMatchObject({ state: 'saved', reason: undefined });
        expect((await soundGame(device, record.id, played)).rows).toHaveLength(n + 1);
        await keeper.truncate(n, summaryAt(played, n));
      }
    }
    expect(faults).toBeGreaterThanOrEqual(2 * total);
    expect((await soundGame(device, record.id, played)).record.over).toBe(true);
  });

  it('from any move on to the end of the game: nothing is lost', async () => {
    for (let n = 1; n < total; n += 9) {
      const { device, disk, record, keeper } = await begin();
      await playInto(keeper, played, 0, n);
      disk.fate = () => fate;
      await playInto(keeper, played, n, total);
      expect(keeper).toMatchObject({ state: 'unsaved', reason, record: { length: total, over: true } });
      disk.fate = () => 'pass';
      expect(await keeper.flush()).toBe(true);
      expect((await soundGame(device, record.id, played)).rows).toHaveLength(total);
    }
  });
});

describe('a fault that passes', () => {
  it.each(['UnknownError', 'DatabaseClosedError', 'abort'] as const)(
    '%s once, at every write in turn: nobody notices',
    async (fate) => {
      const { device, disk, record, keeper } = await begin();
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
        await playInto(keeper, played, n, n + 1);
        expect(keeper.state).toBe('saved');
      }
      expect(faults).toBeGreaterThan(total / 2);
      expect((await soundGame(device, record.id, played)).rows).toHaveLength(total);
    }
  );

  it('the connection is closed under every single move: it is opened again', async () => {
    const { device, tab, record, keeper } = await begin();
    for (let n = 0; n < total; n++) {
      (await tab.database()).close({ disableAutoOpen: n % 2 === 0 });
      await playInto(keeper, played, n, n + 1);
      expect(keeper.state).toBe('saved');
    }
    expect((await soundGame(device, record.id, played)).rows).toHaveLength(total);
  });

  it('the answer to a write is lost: the row is recognised and not written twice', async () => {
    const { device, disk, record, keeper } = await begin();
    disk.losesAnswers = true;
    await playInto(keeper, played, 0, 5);
    expect(keeper.state).toBe('unsaved');
    disk.losesAnswers = false;
    expect(await keeper.flush()).toBe(true);
    expect((await soundGame(device, record.id, played)).rows).toHaveLength(5);
  });

  it('saving resumes by itself', async () => {
    const { device, disk, record, keeper } = await begin({ ...PATIENT, pauses: [1, 2] });
    disk.fate = () => 'UnknownError';
    await playInto(keeper, played, 0, 4);
    expect(keeper.state).toBe('unsaved');
    await keeper.truncate(3, summaryAt(played, 3));
    await playInto(keeper, played, 3, 6);
    disk.fate = () => 'pass';
    await until(() => keeper.state === 'saved');
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
    const tab = device.tab({ indexedDB: hangs, patience: { answer: 200, pauses: [1] } });
    const record = await createGame(tab, newGame(played));
    const keeper = new Keeper(record, [], tab);
    await playInto(keeper, played, 0, 2);
    await until(() => keeper.state === 'saved');
    expect(attempts).toBeGreaterThan(1);
    expect((await soundGame(device, record.id, played)).rows).toHaveLength(2);
  });

  it('a storage that never answers counts as lost', async () => {
    const { device, record } = await begin();
    const tab = device.tab({
      patience: { answer: 20, pauses: [3_600_000] },
      prepare: (db) => void (db.open = () => new Promise(() => {}) as never)
    });
    const keeper = new Keeper(record, [], tab);
    await playInto(keeper, played, 0, 2);
    expect(keeper).toMatchObject({ state: 'unsaved', reason: 'closed' });
  });
});

describe('a full disk', () => {
  it('makes room for the move from old backups and games that were thrown away', async () => {
    const { device, disk, tab, record, keeper } = await begin();
    await playInto(keeper, played, 0, 1);
    const other = await stored(tab, played, 3);
    other.keeper.close();
    await takeBackup(tab, 'asked');
    await playInto(keeper, played, 1, 2);
    await takeBackup(tab, 'asked');
    await tab.use((db) => db.games.update(other.record.id, { deleted: 1 }));
    let full = true;
    disk.fate = (_write, table, deletes) => {
      if (table === 'backups' && deletes) full = false;
      return full && !deletes ? 'QuotaExceededError' : 'pass';
    };
    await playInto(keeper, played, 2, 3);
    expect(keeper.state).toBe('saved');
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
    const keeper = new Keeper(record, [], tab);
    expect(keeper).toMatchObject({ state: 'unsaved', reason: 'private' });
    await playInto(keeper, played, 0, 10);
    keeper.close();
    expect((await readLibrary(tab)).games).toMatchObject([{ id: record.id, length: 10 }]);
    const opened = await openGame(tab, record.id);
    if (!opened.ok) throw new Error(opened.why);
    expect(opened.state.rows).toEqual(played.rows.slice(0, 10));
    const again = new Keeper(opened.state.record, opened.state.rows, tab);
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
    const keeper = new Keeper(await createGame(tab, newGame(played)), [], tab);
    expect(keeper).toMatchObject({ state: 'unsaved', reason: 'private' });
  });

  it('a game that was begun without storage is written whole when the storage comes', async () => {
    const { device, disk, tab } = await begin();
    disk.fate = () => 'UnknownError';
    const record = await createGame(tab, newGame(played));
    const keeper = new Keeper(record, [], tab);
    await playInto(keeper, played, 0, 27);
    expect(keeper.state).toBe('unsaved');
    disk.fate = () => 'pass';
    expect(await keeper.flush()).toBe(true);
    const { rows, snapshot } = await soundGame(device, record.id, played);
    expect(rows).toHaveLength(27);
    expect(snapshot!.n).toBe(25);
  });

  it('a disk that is emptied in the middle of a game gets the whole game again', async () => {
    const { device, tab, record, keeper } = await begin();
    await playInto(keeper, played, 0, 26);
    await tab.use((db) => Promise.all([db.games.clear(), db.moves.clear(), db.snapshots.clear()]));
    expect(await openGame(tab, record.id)).toMatchObject({ ok: true, state: { rows: { length: 26 } } });
    await playInto(keeper, played, 26, 28);
    expect(keeper.state).toBe('saved');
    expect((await soundGame(device, record.id, played)).rows).toHaveLength(28);
  });
});
