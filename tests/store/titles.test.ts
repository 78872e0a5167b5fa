import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { readLibrary } from '$lib/store/list';
import { titlesOf, type Titles } from '$lib/store/titles';
import { Device } from './device';
import { playThrough, stored } from './games';

it('what the seats played is read from the log once, and then stands in the record', async () => {
  const storage = new Device().tab();
  const played = playThrough(1, 2);
  const { record, writer } = await stored(storage, played, played.rows.length);
  writer.close();
  expect(record.titles).toEqual([]);
  // As an older version has left it.
  await storage.use((db) => db.games.where('id').equals(record.id).modify({ titles: undefined }));
  expect((await readLibrary(storage)).games[0]!.titles).toBeUndefined();

  const told: Titles[] = [];
  await titlesOf(storage, [record.id, 'absent'], (titles) => told.push(titles));
  expect(told).toEqual([[[record.id, []]]]);
  expect((await readLibrary(storage)).games).toEqual([record]);
});
