import { expect } from 'vitest';
import { firstDamaged, hashOf } from '$lib/kernel';
import { openGame } from '$lib/store/read';
import type { GameState } from '$lib/store/types';
import type { Device } from '../store/device';
import { summaryAt, type Played } from '../store/games';

/** Opens a game in another tab, with a sound disk, and holds everything it finds against everything else. */
export async function soundGame(device: Device, id: string, played: Played): Promise<GameState> {
  await nothingTorn(device, id);
  const opened = await openGame(device.onlooker, id);
  if (!opened.ok) throw new Error(`${opened.why} at row ${opened.row}`);
  const { record, rows, snapshot } = opened.state;
  expect(rows).toEqual(played.rows.slice(0, rows.length));
  expect(firstDamaged({ header: record.header, rows })).toBeNull();
  expect(record).toMatchObject({ length: rows.length, ...summaryAt(played, rows.length) });
  if (snapshot !== undefined) expect(snapshot.position).toEqual(played.positions[snapshot.n]);
  return opened.state;
}

/** What lies on disk agrees with itself without any mending: record, rows and snapshots of one moment. */
async function nothingTorn(device: Device, id: string): Promise<void> {
  const { record, rows, snapshots } = await device.onlooker.use(async (db) => ({
    record: (await db.games.get(id))!,
    rows: await db.rowsOf(id).toArray(),
    snapshots: await db.snapshotsOf(id).toArray()
  }));
  expect(rows.map(({ n }) => n)).toEqual(rows.map((_, n) => n));
  expect(record.length).toBe(rows.length);
  expect(record.head).toBe(rows.at(-1)?.hash ?? hashOf(record.header));
  for (const { n, head } of snapshots) expect(head).toBe(rows[n - 1]?.hash);
}
