// Dexie looks for a database in the global scope before it follows one.
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { createGame, purgeOld, removeGame, restoreGame } from '$lib/store/games';
import { GameWriter } from '$lib/store/writer';
import { readLibrary } from '$lib/store/list';
import { observeLibrary, watchGame } from '$lib/store/observe';
import { openGame } from '$lib/store/read';
import { KEPT_FOR } from '$lib/store/free-space';
import type { GameStorage } from '$lib/store/storage';
import { Device, later, until } from './device';
import { Disk } from './disk';
import { newGame, playInto, playThrough, stored, summaryAt } from './games';

const played = playThrough(1, 2);
let device: Device;
let storage: GameStorage;
beforeEach(() => {
  device = new Device();
  storage = device.tab();
});
const ids = async (on = storage) => (await readLibrary(on)).games.map(({ id }) => id);

describe('the list of games', () => {
  it('has the one that was played last in front', async () => {
    const one = await stored(storage, played, 1);
    const two = await stored(storage, playThrough(2, 2), 1);
    expect(await ids()).toEqual([two.record.id, one.record.id]);
    await playInto(one.writer, played, 1, 2);
    expect(await ids()).toEqual([one.record.id, two.record.id]);
  });

  it('says of each what home shows', async () => {
    const { record } = await stored(storage, played, played.rows.length);
    expect((await readLibrary(storage)).games).toEqual([record]);
    expect(record).toMatchObject({ over: true, winners: [expect.any(Number)], next: [] });
  });

  it('keeps a game that was thrown away until a week has passed', async () => {
    const { record, writer } = await stored(storage, played, 3);
    writer.close();
    expect(await removeGame(storage, record.id)).toBe(true);
    expect(await ids()).toEqual([]);
    await purgeOld(storage);
    expect(await restoreGame(storage, record.id)).toBe(true);
    expect(await ids()).toEqual([record.id]);
    expect((await openGame(storage, record.id)).ok).toBe(true);

    await removeGame(storage, record.id);
    device.clock += KEPT_FOR + 1000;
    await purgeOld(storage);
    expect(await restoreGame(storage, record.id)).toBe(false);
    expect(await openGame(storage, record.id)).toEqual({ ok: false, why: 'absent' });
    expect(await storage.use((db) => db.moves.count())).toBe(0);
  });

  it('throws away and takes back a game that is only in memory', async () => {
    const nowhere = device.tab({ indexedDB: null });
    const record = await createGame(nowhere, newGame(played));
    expect(await ids(nowhere)).toEqual([record.id]);
    await removeGame(nowhere, record.id);
    expect(await ids(nowhere)).toEqual([]);
    await restoreGame(nowhere, record.id);
    expect(await ids(nowhere)).toEqual([record.id]);
  });

  it('says that it did not work when the storage does not answer', async () => {
    const disk = new Disk();
    const { record, writer } = await stored(storage, played, 1);
    writer.close();
    disk.die();
    const dead = device.tab({}, disk);
    expect(await removeGame(dead, record.id)).toBe(false);
    expect(await ids(dead)).toEqual([]);
    expect(await openGame(dead, record.id)).toEqual({ ok: false, why: 'unavailable' });
    expect(await ids()).toEqual([record.id]);
  });

  it('names games that cannot be read instead of dropping them', async () => {
    const { record, writer } = await stored(storage, played, 1);
    writer.close();
    await storage.use((db) => db.games.update(record.id, { header: null as never }));
    expect(await readLibrary(storage)).toEqual({ games: [], damaged: [{ id: record.id }] });
    await removeGame(storage, record.id);
    expect(await readLibrary(storage)).toEqual({ games: [], damaged: [] });
  });
});

describe('following', () => {
  it('the list follows what this tab and others do', async () => {
    let seen: readonly string[] = [];
    let told = 0;
    const stop = observeLibrary(storage, ({ games }) => {
      seen = games.map(({ id, length }) => `${id} ${length}`);
      told++;
    });
    await until(() => told > 0);
    const { record, writer } = await stored(device.tab(), played, 1);
    await until(() => seen[0] === `${record.id} 1`);
    await playInto(writer, played, 1, 2);
    await until(() => seen[0] === `${record.id} 2`);
    writer.close();
    await removeGame(storage, record.id);
    await until(() => seen.length === 0);
    stop();
    const before = told;
    await restoreGame(storage, record.id);
    await readLibrary(storage);
    expect(told).toBe(before);
  });

  it('the list shows what is only in memory', async () => {
    const nowhere = device.tab({ indexedDB: null });
    let seen: readonly number[] = [];
    const stop = observeLibrary(nowhere, ({ games }) => (seen = games.map(({ length }) => length)));
    const record = await createGame(nowhere, newGame(played));
    await until(() => seen[0] === 0);
    await playInto(GameWriter.open(nowhere, record, []), played, 0, 1);
    await until(() => seen[0] === 1);
    stop();
  });

  it('a tab that follows a game hears of every move and every undo', async () => {
    const { record, writer } = await stored(storage, played, 2);
    const lengths: number[] = [];
    const stop = watchGame(device.tab(), record.id, ({ length }) => lengths.push(length));
    await until(() => lengths.at(-1) === 2);
    await playInto(writer, played, 2, 3);
    await until(() => lengths.at(-1) === 3);
    await writer.truncate(1, summaryAt(played, 1));
    await until(() => lengths.at(-1) === 1);
    stop();
    const heard = lengths.length;
    await playInto(writer, played, 1, 2);
    await later(20);
    expect(lengths).toHaveLength(heard);
  });
});
