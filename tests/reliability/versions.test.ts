import { describe, expect, it } from 'vitest';
import { createGame } from '$lib/store/games';
import { openGame } from '$lib/store/read';
import type { Database } from '$lib/store/database';
import { Device } from '../store/device';
import { newGame, playInto, playThrough, stored } from '../store/games';
import { soundGame } from './checks';

const played = playThrough(1, 2);

/** A release to come: one more table, one more index, and rows that are rewritten. */
const tomorrow = (db: Database): void => {
  db.version(2)
    .stores({ games: 'id, touched, head, deleted, over', notes: 'id' })
    .upgrade((transaction) =>
      transaction
        .table('games')
        .toCollection()
        .modify((record: { storage?: string }) => void (record.storage = 'top'))
    );
};

/** The tables of the first release as a browser lists them, without any library in between. */
function tablesOf(indexedDB: IDBFactory): Promise<Record<string, unknown>> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('plateau');
    request.onerror = () => reject(new Error('not opened'));
    request.onsuccess = () => {
      const db = request.result;
      const stores = [...db.objectStoreNames];
      const transaction = db.transaction(stores);
      const tables = stores.map((name) => [name, transaction.objectStore(name).keyPath] as const);
      db.close();
      resolve(Object.fromEntries([['version', db.version], ...tables]));
    };
  });
}

describe('versions of the database', () => {
  it('the first one has the tables that every later one must be able to read', async () => {
    const device = new Device();
    await createGame(device.tab(), newGame(played));
    expect(await tablesOf(device.indexedDB)).toEqual({
      version: 10,
      games: 'id',
      moves: ['gameId', 'n'],
      snapshots: ['gameId', 'n'],
      campaigns: 'id',
      settings: 'key',
      backups: 'id'
    });
  });

  it('a later one takes over every game of an earlier one', async () => {
    const device = new Device();
    const { record } = await stored(device.tab(), played, 30);
    const later = device.tab({ prepare: tomorrow });
    const opened = await openGame(later, record.id);
    expect(opened).toMatchObject({ ok: true, state: { rows: { length: 30 }, snapshot: { n: 25 } } });
    expect((await later.database()).verno).toBe(2);
  });

  it('a tab of the old version goes on saving while a new one is open, and nothing is lost', async () => {
    const device = new Device();
    const { record, writer } = await stored(device.tab(), played, 10);
    await device.tab({ prepare: tomorrow }).use((db) => db.games.count());
    await playInto(writer, played, 10, 20);
    expect(writer.state).toBe('saved');
    expect((await soundGame(device, record.id, played)).rows).toHaveLength(20);
  });
});
