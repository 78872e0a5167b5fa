// Dexie looks for a database in the global scope before it follows one.
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { createGame, purgeOld, removeGame, restoreGame } from '$lib/store/games';
import { Keeper } from '$lib/store/keeper';
import { readLibrary } from '$lib/store/list';
import { observeLibrary, watchGame } from '$lib/store/observe';
import { openGame } from '$lib/store/read';
import { KEPT_FOR } from '$lib/store/room';
import type { Shelf } from '$lib/store/shelf';
import { Device, later, until } from './device';
import { Disk } from './disk';
import { newGame, playInto, playThrough, stored, summaryAt } from './games';

const played = playThrough(1, 2);
let device: Device;
let shelf: Shelf;
beforeEach(() => {
  device = new Device();
  shelf = device.tab();
});
const ids = async (on = shelf) => (await readLibrary(on)).games.map(({ id }) => id);

describe('the list of games', () => {
  it('has the one that was played last in front', async () => {
    const one = await stored(shelf, played, 1);
    const two = await stored(shelf, playThrough(2, 2), 1);
    expect(await ids()).toEqual([two.record.id, one.record.id]);
    await playInto(one.keeper, played, 1, 2);
    expect(await ids()).toEqual([one.record.id, two.record.id]);
  });

  it('says of each what home shows', async () => {
    const { record } = await stored(shelf, played, played.rows.length);
    expect((await readLibrary(shelf)).games).toEqual([record]);
    expect(record).toMatchObject({ over: true, winners: [expect.any(Number)], next: [] });
  });

  it('keeps a game that was thrown away until a week has passed', async () => {
    const { record, keeper } = await stored(shelf, played, 3);
    keeper.close();
    expect(await removeGame(shelf, record.id)).toBe(true);
    expect(await ids()).toEqual([]);
    await purgeOld(shelf);
    expect(await restoreGame(shelf, record.id)).toBe(true);
    expect(await ids()).toEqual([record.id]);
    expect((await openGame(shelf, record.id)).ok).toBe(true);

    await removeGame(shelf, record.id);
    device.clock += KEPT_FOR + 1000;
    await purgeOld(shelf);
    expect(await restoreGame(shelf, record.id)).toBe(false);
    expect(await openGame(shelf, record.id)).toEqual({ ok: false, why: 'absent' });
    expect(await shelf.use((db) => db.moves.count())).toBe(0);
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
    const { record, keeper } = await stored(shelf, played, 1);
    keeper.close();
    disk.die();
    const dead = device.tab({}, disk);
    expect(await removeGame(dead, record.id)).toBe(false);
    expect(await ids(dead)).toEqual([]);
    expect(await openGame(dead, record.id)).toEqual({ ok: false, why: 'unavailable' });
    expect(await ids()).toEqual([record.id]);
  });

  it('names games that cannot be read instead of dropping them', async () => {
    const { record, keeper } = await stored(shelf, played, 1);
    keeper.close();
    await shelf.use((db) => db.games.update(record.id, { header: null as never }));
    expect(await readLibrary(shelf)).toEqual({ games: [], damaged: [{ id: record.id }] });
    await removeGame(shelf, record.id);
    expect(await readLibrary(shelf)).toEqual({ games: [], damaged: [] });
  });
});

describe('following', () => {
  it('the list follows what this tab and others do', async () => {
    let seen: readonly string[] = [];
    let told = 0;
    const stop = observeLibrary(shelf, ({ games }) => {
      seen = games.map(({ id, length }) => `${id} ${length}`);
      told++;
    });
    await until(() => told > 0);
    const { record, keeper } = await stored(device.tab(), played, 1);
    await until(() => seen[0] === `${record.id} 1`);
    await playInto(keeper, played, 1, 2);
    await until(() => seen[0] === `${record.id} 2`);
    keeper.close();
    await removeGame(shelf, record.id);
    await until(() => seen.length === 0);
    stop();
    const before = told;
    await restoreGame(shelf, record.id);
    await readLibrary(shelf);
    expect(told).toBe(before);
  });

  it('the list shows what is only in memory', async () => {
    const nowhere = device.tab({ indexedDB: null });
    let seen: readonly number[] = [];
    const stop = observeLibrary(nowhere, ({ games }) => (seen = games.map(({ length }) => length)));
    const record = await createGame(nowhere, newGame(played));
    await until(() => seen[0] === 0);
    await playInto(new Keeper(record, [], nowhere), played, 0, 1);
    await until(() => seen[0] === 1);
    stop();
  });

  it('a tab that follows a game hears of every move and every undo', async () => {
    const { record, keeper } = await stored(shelf, played, 2);
    const lengths: number[] = [];
    const stop = watchGame(device.tab(), record.id, ({ length }) => lengths.push(length));
    await until(() => lengths.at(-1) === 2);
    await playInto(keeper, played, 2, 3);
    await until(() => lengths.at(-1) === 3);
    await keeper.truncate(1, summaryAt(played, 1));
    await until(() => lengths.at(-1) === 1);
    stop();
    const heard = lengths.length;
    await playInto(keeper, played, 1, 2);
    await later(20);
    expect(lengths).toHaveLength(heard);
  });
});
