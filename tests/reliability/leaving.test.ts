import { describe, expect, it } from 'vitest';
import { followPage } from '$lib/store/page-lifecycle';
import { createGame } from '$lib/store/games';
import { GameWriter } from '$lib/store/writer';
import { readLibrary } from '$lib/store/list';
import { observe } from '$lib/store/observe';
import { openGame } from '$lib/store/read';
import type { StorageOptions } from '$lib/store/storage';
import { Device, until } from '../store/device';
import { Disk } from '../store/disk';
import { Drawer } from '../store/drawer';
import { anotherRow, newGame, playInto, playThrough, summaryAt } from '../store/games';
import { soundGame } from './checks';

const played = playThrough(1, 2);

/** A page of a tab: it has a storage of its own, and the tab's drawer. */
function pageOf(device: Device, drawer: Drawer, options: Partial<StorageOptions> = {}) {
  const page = new EventTarget();
  const disk = new Disk();
  const storage = device.tab(options, disk);
  followPage(storage, page, drawer as unknown as Storage);
  const send = (type: string, persisted = false) => page.dispatchEvent(Object.assign(new Event(type), { persisted }));
  return { storage, disk, send };
}

/** A game whose last moves the disk does not take. */
async function unsaved(from = 4, to = 9) {
  const device = new Device();
  const drawer = new Drawer();
  const page = pageOf(device, drawer);
  const record = await createGame(page.storage, newGame(played));
  const writer = GameWriter.open(page.storage, record, []);
  await playInto(writer, played, 0, from);
  page.disk.fate = () => 'QuotaExceededError';
  await playInto(writer, played, from, to);
  expect(writer).toMatchObject({ state: 'unsaved', saved: from });
  return { device, drawer, page, id: record.id, writer };
}

describe('a page that is reloaded with moves in memory', () => {
  it('finds them again, goes on with them, and saves them when it can', async () => {
    const { device, drawer, page, id } = await unsaved();
    page.send('pagehide');
    const next = pageOf(device, drawer);
    next.disk.fate = () => 'QuotaExceededError';
    const opened = await openGame(next.storage, id);
    if (!opened.ok) throw new Error(opened.why);
    expect(opened.state.rows).toEqual(played.rows.slice(0, 9));
    expect((await readLibrary(next.storage)).games).toMatchObject([{ id, length: 9 }]);
    const writer = GameWriter.open(next.storage, opened.state.record, opened.state.rows);
    await until(() => writer.state === 'unsaved');
    expect(writer).toMatchObject({ reason: 'quota', saved: 4 });
    await playInto(writer, played, 9, 11);
    next.disk.fate = () => 'pass';
    expect(await writer.flush()).toBe(true);
    expect((await soundGame(device, id, played)).rows).toHaveLength(11);
    expect(drawer.empty).toBe(true);
  });

  it('finds a game that never was on the disk', async () => {
    const device = new Device();
    const drawer = new Drawer();
    const page = pageOf(device, drawer, { indexedDB: null });
    const writer = GameWriter.open(page.storage, await createGame(page.storage, newGame(played)), []);
    await playInto(writer, played, 0, 3);
    page.send('pagehide');
    const next = pageOf(device, drawer);
    await next.storage.ready;
    await until(() => drawer.empty);
    expect((await soundGame(device, writer.record.id, played)).rows).toHaveLength(3);
  });

  it('finds an undo that was not written', async () => {
    const { device, drawer, page, id, writer } = await unsaved(6, 7);
    await writer.truncate(2, summaryAt(played, 2));
    expect(writer.saved).toBe(2);
    page.send('pagehide');
    pageOf(device, drawer);
    await until(() => drawer.empty);
    expect((await soundGame(device, id, played)).rows).toHaveLength(2);
  });

  it('recognises what reached the disk although nobody heard of it', async () => {
    const { device, drawer, page, id, writer } = await unsaved();
    page.disk.fate = () => 'pass';
    page.disk.losesAnswers = true;
    await writer.flush();
    await playInto(writer, played, 9, 12);
    page.send('pagehide');
    pageOf(device, drawer);
    await until(() => drawer.empty);
    expect((await soundGame(device, id, played)).rows).toHaveLength(12);
  });

  it('keeps them as a game of their own when another tab went on with the game', async () => {
    const { device, drawer, page, id } = await unsaved();
    page.send('pagehide');
    const there = await soundGame(device, id, played);
    const other = GameWriter.open(device.tab(), there.record, there.rows);
    const { row, summary } = anotherRow(played, 4)!;
    await other.append(row, 4, summary);
    const next = pageOf(device, drawer);
    await until(() => drawer.empty);
    const { games } = await readLibrary(next.storage);
    expect(games.map(({ length }) => length).sort()).toEqual([5, 9]);
    expect(games.find(({ length }) => length === 9)).toMatchObject({ branchOf: { id } });
  });

  it('is not troubled by a drawer full of nonsense', async () => {
    for (const text of ['{', '[{"record":{"id":"a"}}]', '[null]', '7']) {
      const drawer = new Drawer();
      drawer.setItem('plateau.unsaved', text);
      const { storage } = pageOf(new Device(), drawer);
      expect((await readLibrary(storage)).games).toEqual([]);
    }
  });
});

describe('a page that is put away in the middle of a move', () => {
  it('leaves no transaction open, and saves the move when it is taken out again', async () => {
    const device = new Device();
    const page = pageOf(device, new Drawer());
    const record = await createGame(page.storage, newGame(played));
    const writer = GameWriter.open(page.storage, record, []);
    for (let n = 0; n < 12; n++) {
      const { transactions } = page.disk;
      const writing = playInto(writer, played, n, n + 1);
      // A little later each time: before the row, before the head, before the end.
      await until(() => page.disk.transactions > transactions);
      for (let i = 0; i < n; i++) await Promise.resolve();
      page.send('pagehide', true);
      const told = writer.state;
      const { rows } = await soundGame(device, record.id, played);
      expect(rows).toHaveLength(told === 'saved' ? n + 1 : n);
      expect(writer.state).toBe(told);
      page.send('pageshow', true);
      await writing;
      expect(writer.state).toBe('saved');
      expect((await soundGame(device, record.id, played)).rows).toHaveLength(n + 1);
    }
  });

  it('follows the disk again afterwards', async () => {
    const device = new Device();
    const page = pageOf(device, new Drawer());
    const record = await createGame(page.storage, newGame(played));
    const heard: (number | undefined)[] = [];
    observe(
      page.storage,
      (db) => db.games.get(record.id),
      (found) => heard.push(found?.length)
    );
    await until(() => heard.length > 0);
    page.send('pagehide', true);
    await playInto(GameWriter.open(device.tab(), record, []), played, 0, 2);
    page.send('pageshow', true);
    await until(() => heard.at(-1) === 2);
    expect(heard).not.toContain(undefined);
  });
});
