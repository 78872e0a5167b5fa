import { beforeEach, describe, expect, it } from 'vitest';
import { dailyBackup, listBackups, outdated, restoreBackup, takeBackup } from '$lib/store/backups';
import { exportGame } from '$lib/store/export';
import { removeGame } from '$lib/store/games';
import { importGames, readImport } from '$lib/store/import';
import { readLibrary } from '$lib/store/list';
import { openGame } from '$lib/store/read';
import type { Shelf } from '$lib/store/shelf';
import { Device, until } from './device';
import { Disk } from './disk';
import { playInto, playThrough, stored } from './games';

const DAY = 24 * 3600 * 1000;
const played = playThrough(1, 2);
let device: Device;
let shelf: Shelf;
beforeEach(() => {
  device = new Device();
  shelf = device.tab();
});

const lengthOf = async (id: string): Promise<number> => {
  const opened = await openGame(device.tab(), id);
  return opened.ok ? opened.state.rows.length : -1;
};

describe('a backup', () => {
  it('is taken when a game is finished', async () => {
    const tab = device.tab({ backups: true });
    const { keeper } = await stored(tab, played, played.rows.length);
    expect(keeper.state).toBe('saved');
    await until(async () => (await listBackups(tab)).length > 0);
    expect(await listBackups(tab)).toMatchObject([{ reason: 'finished', games: 1 }]);
  });

  it('is taken once a day, if anything has changed', async () => {
    const { keeper } = await stored(shelf, played, 3);
    expect(await dailyBackup(shelf)).toBe(true);
    await playInto(keeper, played, 3, 4);
    expect(await dailyBackup(shelf)).toBe(false);
    device.clock += DAY;
    expect(await dailyBackup(shelf)).toBe(true);
    device.clock += DAY;
    expect(await dailyBackup(shelf)).toBe(false);
    expect(await listBackups(shelf)).toMatchObject([{ reason: 'daily' }, { reason: 'daily' }]);
  });

  it('is taken although the clock was wrong before', async () => {
    const { keeper } = await stored(shelf, played, 3);
    device.clock += 1000 * DAY;
    await takeBackup(shelf, 'asked');
    device.clock -= 1000 * DAY;
    for (let n = 3; n < 12; n++) {
      await playInto(keeper, played, n, n + 1);
      device.clock += DAY;
      expect(await dailyBackup(shelf)).toBe(true);
    }
    expect((await listBackups(shelf)).length).toBeLessThanOrEqual(6);
    const [newest] = await listBackups(shelf);
    keeper.close();
    await shelf.use((db) => db.moves.clear());
    await restoreBackup(shelf, newest!.id);
    expect(await lengthOf(keeper.record.id)).toBe(12);
  });

  it('is taken before a file is brought in', async () => {
    const other = new Device().tab();
    const { record } = await stored(other, playThrough(2, 2), 3);
    const read = await readImport(shelf, (await exportGame(other, record.id))!);
    if (!read.ok) throw new Error(read.refusal.key);
    await stored(shelf, played, 3);
    await importGames(shelf, read.preview);
    expect(await listBackups(shelf)).toMatchObject([{ reason: 'import', games: 1 }]);
  });

  it('is not taken of nothing, nor twice of the same', async () => {
    expect(await takeBackup(shelf, 'asked')).toBe(false);
    await stored(shelf, played, 3);
    expect(await takeBackup(shelf, 'asked')).toBe(true);
    expect(await takeBackup(shelf, 'asked')).toBe(false);
  });

  it('makes way for newer ones: the newest few stay, and the last of earlier days', () => {
    const made = [100.9, 100.8, 100.7, 100.6, 99.5, 99.4, 98.5, 97.1, 96.2, 95.3].map((days) => ({ made: days * DAY }));
    const gone = outdated(made).map((backup) => Math.round((backup.made / DAY) * 10) / 10);
    expect(gone).toEqual([100.6, 99.4, 96.2, 95.3]);
    expect(outdated([])).toEqual([]);
  });

  it('rolls over on disk', async () => {
    const { keeper } = await stored(shelf, played, 0);
    for (let n = 0; n < 9; n++) {
      await playInto(keeper, played, n, n + 1);
      await takeBackup(shelf, 'asked');
      device.clock += DAY;
    }
    expect(await listBackups(shelf)).toHaveLength(6);
  });

  it('that does not fit on the disk stops nobody', async () => {
    const disk = new Disk();
    const tab = device.tab({ backups: true }, disk);
    disk.fate = (_write, table) => (table === 'backups' ? 'QuotaExceededError' : 'pass');
    const { keeper, record } = await stored(tab, played, played.rows.length);
    expect(await takeBackup(tab, 'asked')).toBe(false);
    expect(keeper.state).toBe('saved');
    expect(await lengthOf(record.id)).toBe(played.rows.length);
  });
});

describe('restoring a backup', () => {
  it('sets every game back to how it was, keeps the others, and can itself be taken back', async () => {
    const one = await stored(shelf, played, 5);
    const two = await stored(shelf, playThrough(2, 2), 4);
    await takeBackup(shelf, 'asked');
    await playInto(one.keeper, played, 5, 20);
    one.keeper.close();
    two.keeper.close();
    await removeGame(shelf, two.record.id);
    const three = await stored(shelf, playThrough(3, 2), 2);

    const [before] = await listBackups(shelf);
    const restored = await restoreBackup(shelf, before!.id);
    if (!restored.ok) throw new Error(restored.refusal.key);
    expect(new Map(restored.games.map(({ id, plan }) => [id, plan]))).toEqual(
      new Map([
        [one.record.id, 'back'],
        [two.record.id, 'same']
      ])
    );
    expect(await lengthOf(one.record.id)).toBe(5);
    expect((await readLibrary(shelf)).games.map(({ id }) => id).sort()).toEqual(
      [one.record.id, two.record.id, three.record.id].sort()
    );

    const [safety] = await listBackups(shelf);
    expect(safety).toMatchObject({ reason: 'restore', games: 2 });
    await restoreBackup(shelf, safety!.id);
    expect(await lengthOf(one.record.id)).toBe(20);
  });

  it('mends a game that has been damaged since', async () => {
    const { record, keeper } = await stored(shelf, played, 12);
    keeper.close();
    await takeBackup(shelf, 'asked');
    await shelf.use((db) => db.moves.delete([record.id, 7]));
    const [backup] = await listBackups(shelf);
    expect(await restoreBackup(shelf, backup!.id)).toEqual({ ok: true, games: [{ id: record.id, plan: 'mend' }] });
    expect(await lengthOf(record.id)).toBe(12);
  });

  it('changes nothing when what is here cannot be backed up first', async () => {
    const disk = new Disk();
    const tab = device.tab({}, disk);
    const { record, keeper } = await stored(tab, played, 5);
    await takeBackup(tab, 'asked');
    await playInto(keeper, played, 5, 9);
    disk.fate = (_write, table) => (table === 'backups' ? 'QuotaExceededError' : 'pass');
    const [backup] = await listBackups(tab);
    expect(await restoreBackup(tab, backup!.id)).toEqual({ ok: false, refusal: { key: 'store.backup.unsafe' } });
    expect(await lengthOf(record.id)).toBe(9);
  });

  it('refuses one that is damaged or not there', async () => {
    await stored(shelf, played, 5);
    await takeBackup(shelf, 'asked');
    const { id } = (await listBackups(shelf))[0]!;
    await shelf.use((db) => db.backups.update(id, { text: '{"plateau":"library"' }));
    const refusal = { ok: false, refusal: { key: 'store.backup.damaged' } };
    expect(await restoreBackup(shelf, id)).toEqual(refusal);
    expect(await restoreBackup(shelf, 999)).toEqual(refusal);
  });
});
