import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dailyBackup, listBackups, outdated, takeBackup } from '$lib/store/backups';
import { exportGame, exportLibrary } from '$lib/store/export';
import { removeGame } from '$lib/store/games';
import { importGames, readImport } from '$lib/store/import';
import { readLibrary } from '$lib/store/list';
import { openGame } from '$lib/store/read';
import { restoreBackup } from '$lib/store/restore';
import type { GameStorage } from '$lib/store/storage';
import { Device, until } from './device';
import { Disk } from './disk';
import { playInto, playThrough, stored } from './games';

const DAY = 24 * 3600 * 1000;
const played = playThrough(1, 2);
let device: Device;
let storage: GameStorage;
beforeEach(() => {
  device = new Device();
  storage = device.tab();
});

const lengthOf = async (id: string): Promise<number> => {
  const opened = await openGame(device.tab(), id);
  return opened.ok ? opened.state.rows.length : -1;
};

describe('a backup', () => {
  it('is taken when a game is finished', async () => {
    const tab = device.tab({ backups: true });
    const { writer } = await stored(tab, played, played.rows.length);
    expect(writer.state).toBe('saved');
    await until(async () => (await listBackups(tab)).length > 0);
    expect(await listBackups(tab)).toMatchObject([{ reason: 'finished', games: 1 }]);
  });

  it('is taken once a day, if anything has changed', async () => {
    const { writer } = await stored(storage, played, 3);
    expect(await dailyBackup(storage)).toBe(true);
    await playInto(writer, played, 3, 4);
    expect(await dailyBackup(storage)).toBe(false);
    device.clock += DAY;
    expect(await dailyBackup(storage)).toBe(true);
    device.clock += DAY;
    expect(await dailyBackup(storage)).toBe(false);
    expect(await listBackups(storage)).toMatchObject([{ reason: 'daily' }, { reason: 'daily' }]);
  });

  it('reads only the games that have changed since the last one, and is the same as if it had read all', async () => {
    const first = await stored(storage, played, 3);
    for (let n = 0; n < 4; n++) await stored(storage, played, n);
    await takeBackup(storage, 'asked');
    await playInto(first.writer, played, 3, 5);
    const reads = vi.spyOn(await storage.database(), 'rowsOf');
    expect(await takeBackup(storage, 'asked')).toBe(true);
    expect(new Set(reads.mock.calls.map(([id]) => id))).toEqual(new Set([first.record.id]));
    const { text } = (await storage.use((db) => db.backups.toCollection().last()))!;
    const whole = JSON.parse(await exportLibrary(storage)) as object;
    expect(JSON.parse(text)).toEqual({ ...whole, saved: expect.any(String) as string });
  });

  it('is taken although the clock was wrong before', async () => {
    const { writer } = await stored(storage, played, 3);
    device.clock += 1000 * DAY;
    await takeBackup(storage, 'asked');
    device.clock -= 1000 * DAY;
    for (let n = 3; n < 12; n++) {
      await playInto(writer, played, n, n + 1);
      device.clock += DAY;
      expect(await dailyBackup(storage)).toBe(true);
    }
    expect((await listBackups(storage)).length).toBeLessThanOrEqual(6);
    const [newest] = await listBackups(storage);
    writer.close();
    await storage.use((db) => db.moves.clear());
    await restoreBackup(storage, newest!.id);
    expect(await lengthOf(writer.record.id)).toBe(12);
  });

  it('is taken before a file is brought in', async () => {
    const other = new Device().tab();
    const { record } = await stored(other, playThrough(2, 2), 3);
    const read = await readImport(storage, (await exportGame(other, record.id))!);
    if (!read.ok) throw new Error(read.refusal.key);
    await stored(storage, played, 3);
    await importGames(storage, read.preview);
    expect(await listBackups(storage)).toMatchObject([{ reason: 'import', games: 1 }]);
  });

  it('is not taken of nothing, nor twice of the same', async () => {
    expect(await takeBackup(storage, 'asked')).toBe(false);
    await stored(storage, played, 3);
    expect(await takeBackup(storage, 'asked')).toBe(true);
    expect(await takeBackup(storage, 'asked')).toBe(false);
  });

  it('makes way for newer ones: the newest few stay, and the last of earlier days', () => {
    const made = [100.9, 100.8, 100.7, 100.6, 99.5, 99.4, 98.5, 97.1, 96.2, 95.3].map((days) => ({ made: days * DAY }));
    const gone = outdated(made).map((backup) => Math.round((backup.made / DAY) * 10) / 10);
    expect(gone).toEqual([100.6, 99.4, 96.2, 95.3]);
    expect(outdated([])).toEqual([]);
  });

  it('rolls over on disk', async () => {
    const { writer } = await stored(storage, played, 0);
    for (let n = 0; n < 9; n++) {
      await playInto(writer, played, n, n + 1);
      await takeBackup(storage, 'asked');
      device.clock += DAY;
    }
    expect(await listBackups(storage)).toHaveLength(6);
  });

  it('that does not fit on the disk stops nobody', async () => {
    const disk = new Disk();
    const tab = device.tab({ backups: true }, disk);
    disk.fate = (_write, table) => (table === 'backups' ? 'QuotaExceededError' : 'pass');
    const { writer, record } = await stored(tab, played, played.rows.length);
    expect(await takeBackup(tab, 'asked')).toBe(false);
    expect(writer.state).toBe('saved');
    expect(await lengthOf(record.id)).toBe(played.rows.length);
  });
});

describe('restoring a backup', () => {
  it('sets every game back to how it was, keeps the others, and can itself be taken back', async () => {
    const one = await stored(storage, played, 5);
    const two = await stored(storage, playThrough(2, 2), 4);
    await takeBackup(storage, 'asked');
    await playInto(one.writer, played, 5, 20);
    one.writer.close();
    two.writer.close();
    await removeGame(storage, two.record.id);
    const three = await stored(storage, playThrough(3, 2), 2);

    const [before] = await listBackups(storage);
    const restored = await restoreBackup(storage, before!.id);
    if (!restored.ok) throw new Error(restored.refusal.key);
    expect(new Map(restored.games.map(({ id, plan }) => [id, plan]))).toEqual(
      new Map([
        [one.record.id, 'back'],
        [two.record.id, 'same']
      ])
    );
    expect(await lengthOf(one.record.id)).toBe(5);
    expect((await readLibrary(storage)).games.map(({ id }) => id).sort()).toEqual(
      [one.record.id, two.record.id, three.record.id].sort()
    );

    const [safety] = await listBackups(storage);
    expect(safety).toMatchObject({ reason: 'restore', games: 2 });
    await restoreBackup(storage, safety!.id);
    expect(await lengthOf(one.record.id)).toBe(20);
  });

  it('mends a game that has been damaged since', async () => {
    const { record, writer } = await stored(storage, played, 12);
    writer.close();
    await takeBackup(storage, 'asked');
    await storage.use((db) => db.moves.delete([record.id, 7]));
    const [backup] = await listBackups(storage);
    expect(await restoreBackup(storage, backup!.id)).toEqual({ ok: true, games: [{ id: record.id, plan: 'mend' }] });
    expect(await lengthOf(record.id)).toBe(12);
  });

  it('changes nothing when what is here cannot be backed up first', async () => {
    const disk = new Disk();
    const tab = device.tab({}, disk);
    const { record, writer } = await stored(tab, played, 5);
    await takeBackup(tab, 'asked');
    await playInto(writer, played, 5, 9);
    disk.fate = (_write, table) => (table === 'backups' ? 'QuotaExceededError' : 'pass');
    const [backup] = await listBackups(tab);
    expect(await restoreBackup(tab, backup!.id)).toEqual({ ok: false, refusal: { key: 'store.backup.unsafe' } });
    expect(await lengthOf(record.id)).toBe(9);
  });

  it('refuses one that is damaged or not there', async () => {
    await stored(storage, played, 5);
    await takeBackup(storage, 'asked');
    const { id } = (await listBackups(storage))[0]!;
    await storage.use((db) => db.backups.update(id, { text: '{"plateau":"library"' }));
    const refusal = { ok: false, refusal: { key: 'store.backup.damaged' } };
    expect(await restoreBackup(storage, id)).toEqual(refusal);
    expect(await restoreBackup(storage, 999)).toEqual(refusal);
  });
});
