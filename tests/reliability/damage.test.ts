import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { chain, firstDamaged, hashOf } from '$lib/kernel';
import { exportGame, exportLibrary } from '$lib/store/export';
import { continueSound } from '$lib/store/games';
import { GameWriter } from '$lib/store/writer';
import { readLibrary } from '$lib/store/list';
import { openGame } from '$lib/store/read';
import type { Database, StoredGame, StoredRow, StoredSnapshot } from '$lib/store/database';
import type { Opened } from '$lib/store/types';
import { Device } from '../store/device';
import { playInto, playThrough, stored, summaryAt } from '../store/games';

const played = playThrough(1, 2);
const MOVES = 30;

interface Raw {
  game: StoredGame;
  rows: StoredRow[];
  snapshots: StoredSnapshot[];
}
const device = new Device();
let whole: Raw;
let id: string;

const readAll = (db: Database): Promise<Raw> =>
  db.transaction('r', db.tables, async () => ({
    game: (await db.games.get(id))!,
    rows: await db.rowsOf(id).toArray(),
    snapshots: await db.snapshotsOf(id).toArray()
  }));

const writeAll = (db: Database, { game, rows, snapshots }: Raw): Promise<void> =>
  db.transaction('rw', db.tables, async () => {
    await Promise.all(db.tables.map((table) => table.clear()));
    await db.games.put(game);
    await db.moves.bulkPut(rows);
    await db.snapshots.bulkPut(snapshots);
  });

beforeAll(async () => {
  const { record } = await stored(device.onlooker, played, MOVES);
  id = record.id;
  device.onlooker.live.clear();
  whole = await device.onlooker.use(readAll);
});

/** Puts something damaged on disk and opens it in a fresh tab. */
async function opened(raw: Raw): Promise<Opened> {
  await device.onlooker.use((db) => writeAll(db, raw));
  return openGame(device.onlooker, id);
}

/** Whatever was opened is either the game itself or a true beginning of it. */
function expectTrue(result: Opened): number {
  const state = result.ok ? result.state : result.sound;
  if (state === undefined) return -1;
  expect(state.rows).toEqual(played.rows.slice(0, state.rows.length));
  expect(firstDamaged({ header: played.header, rows: state.rows })).toBeNull();
  expect(state.record).toMatchObject({ length: state.rows.length, ...summaryAt(played, state.rows.length) });
  if (state.snapshot) expect(state.snapshot.position).toEqual(played.positions[state.snapshot.n]);
  return state.rows.length;
}

/** Every field of a value, as the way that leads to it. */
function waysInto(value: unknown, way: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [way];
  const inner = Object.entries(value).flatMap(([key, part]) => waysInto(part, [...way, key]));
  return way.length === 0 ? inner : [way, ...inner];
}

function changed<T>(value: T, way: readonly string[], to: unknown): T {
  const copy = structuredClone(value) as Record<string, unknown>;
  let at = copy;
  for (const key of way.slice(0, -1)) at = at[key] as Record<string, unknown>;
  const last = way.at(-1)!;
  if (to === GONE) Reflect.deleteProperty(at, last);
  else at[last] = to;
  return copy as T;
}
const GONE = Symbol('gone');

/** What a damaged field may hold: anything that a disk can keep, and nothing at all. */
const anything = fc.oneof(
  fc.constantFrom<unknown>(GONE, null, undefined, NaN, Infinity, -1, 0, 1, 1.5, 2 ** 60, '', 'x', true, [], {}, [[[]]]),
  fc.constantFrom<unknown>(new Date(0), new Map([[1, 2]]), 10n, new Uint8Array(3), '<b>', '__proto__', 'constructor'),
  fc.integer(),
  fc.string(),
  fc.object({ maxDepth: 2 })
);
/** Some field, by a number that stands for it, and what it is changed to. The key of a row stays. */
const damage = fc.tuple(fc.nat(10_000), anything);
function damaged<T extends object>(value: T, [pick, to]: [number, unknown]): { value: T; field: string } {
  const ways = waysInto({ ...EMPTY, ...value }).filter(([first]) => !KEYS.has(first!));
  const way = ways[pick % ways.length]!;
  return { value: changed(value, way, to), field: way[0]! };
}
const KEYS = new Set(['id', 'gameId', 'n']);
/** Fields that a record may have and this one has not. */
const EMPTY = { deleted: 0, branchOf: {} };

describe('a damaged row', () => {
  it('is named, whatever field was changed to whatever, and what lies before it is offered', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(MOVES - 1), damage, async (n, change) => {
        const result = await opened({ ...whole, rows: whole.rows.with(n, damaged(whole.rows[n]!, change).value) });
        const length = expectTrue(result);
        if (result.ok) expect(length).toBe(MOVES);
        else expect([result.why, result.row, length]).toEqual(['damaged', n, n]);
      }),
      { numRuns: 150 }
    );
  });

  it.each([0, 1, 14, MOVES - 1])('that is missing is named: %i', async (n) => {
    const result = await opened({ ...whole, rows: whole.rows.filter((row) => row.n !== n) });
    expect(result).toMatchObject({ ok: false, why: 'damaged', row: n });
    expect(expectTrue(result)).toBe(n);
  });

  it('that was swapped with another is named', async () => {
    const [a, b] = [whole.rows[4]!, whole.rows[9]!];
    const rows = whole.rows.with(4, { ...b, n: 4 }).with(9, { ...a, n: 9 });
    expect(await opened({ ...whole, rows })).toMatchObject({ ok: false, why: 'damaged', row: 4 });
  });

  it('with a hash that fits but a move against the rules is named', async () => {
    const moves = whole.rows.map(({ move }) => move);
    moves[1] = { ...moves[1]!, seat: moves[0]!.seat };
    const rows = chain(played.header, moves).map((row, n) => ({ gameId: id, n, ...row }));
    const game = { ...whole.game, head: rows.at(-1)!.hash };
    const result = await opened({ game, rows, snapshots: [] });
    expect(result).toMatchObject({ ok: false, why: 'damaged', row: 1 });
    expect(expectTrue(result)).toBe(1);
  });

  it('leaves a game that can be gone on with, and saved as a file, and the damaged one as it is', async () => {
    const rows = whole.rows.with(20, { ...whole.rows[20]!, hash: '0123456789abcdef' });
    const result = await opened({ ...whole, rows });
    if (result.ok) throw new Error('not noticed');
    const record = await continueSound(device.onlooker, result.sound!);
    const next = await openGame(device.onlooker, record.id);
    if (!next.ok) throw new Error(next.why);
    expect(next.state.record.branchOf).toEqual({ id, n: 20 });
    const writer = GameWriter.open(device.tab(), next.state.record, next.state.rows);
    await playInto(writer, played, 20, 25);
    expect(writer.state).toBe('saved');
    expect(JSON.parse((await exportGame(device.onlooker, id))!)).toMatchObject({ moves: { length: 20 } });
    expect(JSON.parse(await exportLibrary(device.onlooker))).toMatchObject({ games: { length: 2 } });
    expect(await openGame(device.onlooker, id)).toMatchObject({ ok: false, row: 20 });
  });
});

describe('a damaged record', () => {
  it('is healed from the log or called damaged, whatever field was changed to whatever', async () => {
    await fc.assert(
      fc.asyncProperty(damage, async (change) => {
        const { value: game, field } = damaged(whole.game, change);
        const result = await opened({ ...whole, game });
        const length = expectTrue(result);
        if (!result.ok) {
          expect(field).toBe('header');
          expect(result.why).toMatch(/damaged|newer/);
          return;
        }
        expect(length).toBe(MOVES);
        // What was healed is healed on disk, too: the game goes on without a conflict.
        const writer = GameWriter.open(device.tab(), result.state.record, result.state.rows);
        await playInto(writer, played, MOVES, MOVES + 1);
        expect(writer.state).toBe('saved');
      }),
      { numRuns: 150 }
    );
  });

  it('with several fields damaged at once never throws, and home says so', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(damage, { maxLength: 6 }), async (changes) => {
        const game = changes.reduce((before, change) => damaged(before, change).value, whole.game);
        expectTrue(await opened({ ...whole, game }));
        const library = await readLibrary(device.onlooker);
        // A number there is taken for the moment at which it was thrown away.
        if (typeof game.deleted !== 'number') expect(library.games.length + library.damaged.length).toBe(1);
        for (const record of library.games) expect(record.seats).toHaveLength(record.header.players);
      }),
      { numRuns: 80 }
    );
  });

  it('whose header is another one, with nothing left to tell the true one, offers no beginning', async () => {
    const header = { ...whole.game.header, seed: whole.game.header.seed + 1 };
    const { start: _gone, ...game } = { ...whole.game, header };
    const result = await opened({ ...whole, game: game as StoredGame });
    expect(result).toMatchObject({ ok: false, why: 'damaged' });
    expect(result).not.toHaveProperty('sound');
  });

  it('whose end is gone twice over is named at the first missing row', async () => {
    const result = await opened({ ...whole, rows: whole.rows.slice(0, 22) });
    expect(result).toMatchObject({ ok: false, why: 'damaged', row: 22 });
    expect(expectTrue(result)).toBe(22);
  });

  it('of a later version is said to be so', async () => {
    for (const change of [{ format: 2 }, { game: 'a-game-of-tomorrow' }]) {
      const header = { ...whole.game.header, ...change } as StoredGame['header'];
      const game = { ...whole.game, header, start: hashOf(header) };
      expect(await opened({ ...whole, game })).toEqual({ ok: false, why: 'newer' });
    }
    const rules = { ...whole.game.header, rules: 99 };
    expect(await opened({ ...whole, game: { ...whole.game, header: rules, start: hashOf(rules) } })).toEqual({
      ok: false,
      why: 'newer'
    });
  });
});

describe('a damaged snapshot', () => {
  it('is thrown away, whatever field was changed to whatever: the log is the truth', async () => {
    await fc.assert(
      fc.asyncProperty(damage, async (change) => {
        const result = await opened({ ...whole, snapshots: [damaged(whole.snapshots[0]!, change).value] });
        expect(result.ok).toBe(true);
        expect(expectTrue(result)).toBe(MOVES);
        const { snapshots } = await device.onlooker.use(readAll);
        expect(snapshots).toMatchObject(whole.snapshots);
      }),
      { numRuns: 150 }
    );
  });

  it('of another build is replaced by one of this build', async () => {
    const later = device.tab({ build: 'later' });
    await device.onlooker.use((db) => writeAll(db, whole));
    const result = await openGame(later, id);
    expect(expectTrue(result)).toBe(MOVES);
    const { snapshots } = await later.use(readAll);
    expect(snapshots).toMatchObject([{ n: 25, build: 'later' }]);
  });

  it('of rows that are not there any more is removed', async () => {
    const rows = whole.rows.slice(0, 10);
    const game = { ...whole.game, length: 10, head: rows.at(-1)!.hash };
    const result = await opened({ ...whole, game, rows });
    expect(expectTrue(result)).toBe(10);
    expect((await device.onlooker.use(readAll)).snapshots).toEqual([]);
  });
});
