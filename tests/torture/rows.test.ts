import { expect, it } from 'vitest';
import { firstDamaged, type Dice } from '$lib/kernel';
import type { Database } from '$lib/store/database';
import { exportLibrary } from '$lib/store/export';
import { createGame } from '$lib/store/games';
import { readLibrary } from '$lib/store/list';
import { openGame } from '$lib/store/read';
import { loadSettings } from '$lib/store/settings';
import { takeBackup } from '$lib/store/backups';
import { Device } from '../store/device';
import { anyGame, asNew, beginnings, summaryAfter, type Beginning } from './played';
import { hold } from './seeds';

type Bag = Record<string, unknown>;
const TABLES = ['games', 'moves', 'snapshots', 'settings'] as const;

const device = new Device();
const tab = device.onlooker;
const ids = new Map<Beginning, string>();
for (const played of beginnings) {
  const { length } = played.rows;
  const made = { ...asNew(played), rows: played.rows, summary: summaryAfter(played, length) };
  ids.set(played, (await createGame(tab, { ...made, snapshot: { n: 25, position: played.positions[25]! } })).id);
}
await takeBackup(tab, 'asked');

/** What a damaged field may hold: anything that a disk can keep. */
const VALUES: readonly unknown[] = [
  ...[null, undefined, NaN, Infinity, -1, 0, 1.5, 2 ** 60, '', 'x', '<b>', '__proto__', true, [], {}, [[[]]]],
  ...[new Date(0), new Map([[1, 2]]), 10n, new Uint8Array(3), 'f'.repeat(16)]
];
/** The keys of a row: another one would be another row. */
const KEYS = new Set(['id', 'gameId', 'n', 'key']);

/** Any field of a row becomes something else, or is gone. */
function spoil(row: Bag, { int, pick }: Dice): Bag {
  const spoilt = structuredClone(row);
  const places: (readonly [Bag, string])[] = [];
  const visit = (at: Bag, top: boolean): void => {
    for (const key of Object.keys(at)) {
      if (top && KEYS.has(key)) continue;
      places.push([at, key]);
      if (typeof at[key] === 'object' && at[key] !== null) visit(at[key] as Bag, false);
    }
  };
  visit(spoilt, true);
  if (places.length === 0) return spoilt;
  const [at, key] = pick(places);
  if (int(0, 4) === 0) Reflect.deleteProperty(at, key);
  else at[key] = pick(VALUES);
  return spoilt;
}

/** Spoils, loses or swaps one row of a game; gives back what puts it right again. */
async function damage(db: Database, id: string, chance: Dice): Promise<() => Promise<void>> {
  const name = chance.pick(TABLES);
  const table = db.table<Bag>(name);
  const all = (await table.toArray()).filter(
    ({ gameId, id: own }) => name === 'settings' || [gameId, own].includes(id)
  );
  if (all.length === 0) return () => Promise.resolve();
  const row = chance.pick(all);
  const key = table.schema.primKey.keyPath as string | string[];
  const keyOf = Array.isArray(key) ? key.map((part) => row[part] as string) : (row[key] as string);
  if (chance.int(0, 5) === 0 && name !== 'games') await table.delete(keyOf);
  else await table.put(spoil(row, chance));
  return () => table.put(row).then(() => undefined);
}

it('a damaged row leaves a true beginning of its game, and every other game whole', () =>
  hold('a damaged row: the sound part of its game is offered, every other game is whole', async (chance) => {
    const played = anyGame(chance);
    const id = ids.get(played)!;
    const before = await tab.use((db) => db.games.get(id));
    const snapshots = await tab.use((db) => db.snapshotsOf(id).toArray());
    const mend = await tab.use((db) => damage(db, id, chance));
    try {
      const { games, damaged } = await readLibrary(tab);
      const listed = [...games, ...damaged].map((one) => one.id);
      const hidden = (await tab.use((db) => db.games.get(id)))?.deleted !== undefined;
      expect(listed.includes(id) || hidden).toBe(true);
      expect(listed.filter((one) => one !== id)).toHaveLength(beginnings.length - 1);
      const opened = await openGame(tab, id);
      const state = opened.ok ? opened.state : opened.sound;
      if (opened.ok) expect(opened.state.rows).toEqual(played.rows);
      if (state !== undefined) {
        expect(state.rows).toEqual(played.rows.slice(0, state.rows.length));
        expect(firstDamaged({ header: played.header, rows: state.rows })).toBeNull();
        if (state.snapshot) expect(state.snapshot.position).toEqual(played.positions[state.snapshot.n]);
      }
      expect(JSON.parse(await exportLibrary(tab))).toMatchObject({ plateau: 'library' });
      await loadSettings(tab);
    } finally {
      await mend();
      await tab.use((db) => Promise.all([db.games.put(before!), db.snapshots.bulkPut(snapshots)]));
    }
  }));
