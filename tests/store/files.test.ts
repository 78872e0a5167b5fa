import { beforeEach, describe, expect, it } from 'vitest';
import { exportGame, exportLibrary } from '$lib/store/export';
import { libraryFile, libraryLine, shares } from '$lib/store/files/write';
import { MOST_GAMES } from '$lib/store/files/format';
import { removeGame } from '$lib/store/games';
import { importGames, readImport } from '$lib/store/import';
import { GameWriter } from '$lib/store/writer';
import { readLibrary } from '$lib/store/list';
import { openGame } from '$lib/store/read';
import { loadSettings, saveSettings } from '$lib/store/settings';
import type { GameStorage } from '$lib/store/storage';
import type { CheckedFile, ImportOptions } from '$lib/store/types';
import { Device } from './device';
import { Disk } from './disk';
import { anotherRow, game, playInto, playThrough, stored, summaryAt } from './games';

const played = playThrough(1, 2);
const total = played.rows.length;
let device: Device;
let here: GameStorage;
let there: GameStorage;
beforeEach(() => {
  device = new Device();
  here = device.tab();
  there = new Device().tab();
});

async function preview(storage: GameStorage, text: string): Promise<CheckedFile> {
  const read = await readImport(storage, text);
  if (!read.ok) throw new Error(read.refusal.key);
  return read.preview;
}

/** Brings a file in and gives back what was done with its games. */
async function take(storage: GameStorage, text: string, options: ImportOptions = {}) {
  const read = await preview(storage, text);
  const imported = await importGames(storage, read, options);
  if (!imported.ok) throw new Error(imported.refusal.key);
  expect(imported.games.map(({ plan }) => plan)).toEqual(read.games.map(({ plan }) => plan));
  return imported.games;
}

async function rowsOf(storage: GameStorage, id: string) {
  const opened = await openGame(storage, id);
  if (!opened.ok) throw new Error(opened.why);
  return opened.state.rows;
}

describe('a game as a file', () => {
  it('can be read with the eyes: a move to a line, with its notation, and the score', async () => {
    const { record } = await stored(here, played, total);
    const text = (await exportGame(here, record.id))!;
    const file = JSON.parse(text) as { moves: object[]; score: { winners: string[] } };
    expect(file).toMatchObject({ plateau: 'game', version: 1, id: record.id, header: played.header });
    expect(file.moves).toHaveLength(total);
    for (const [n, row] of file.moves.entries()) {
      const { move, hash } = played.rows[n]!;
      const who = record.seats[move.seat]!.name;
      expect(row).toEqual({ n: n + 1, who, text: game.notation.write(move, played.positions[n]!), move, hash });
    }
    const score = game.score(played.positions.at(-1)!);
    expect(file.score).toMatchObject({ final: true, totals: score.totals });
    expect(file.score.winners).toEqual(score.winners.map((seat) => record.seats[seat]!.name));
    expect(text.split('\n').filter((line) => line.includes('"move"'))).toHaveLength(total);
  });

  it('comes back the same on another device, at any length', async () => {
    for (const moves of [0, 1, 13, 30, total]) {
      const { record } = await stored(here, played, moves);
      const text = (await exportGame(here, record.id))!;
      const [brought] = await take(there, text);
      expect(brought).toEqual({ id: record.id, plan: 'new' });
      const opened = await openGame(there, record.id);
      if (!opened.ok) throw new Error(opened.why);
      expect(opened.state.rows).toEqual(played.rows.slice(0, moves));
      expect(opened.state.record).toEqual(record);
      const saved = /"saved": ".*?"/;
      expect((await exportGame(there, record.id))!.replace(saved, '')).toBe(text.replace(saved, ''));
    }
  });

  it('can be a Blob, with a mark of its encoding in front', async () => {
    const { record } = await stored(here, played, 3);
    const file = new Blob(['\ufeff', (await exportGame(here, record.id))!], { type: 'application/json' });
    expect(await readImport(there, file)).toMatchObject({
      ok: true,
      preview: { kind: 'game', games: [{ plan: 'new' }] }
    });
  });

  it('is null for a game that is not there', async () => {
    expect(await exportGame(here, 'nothing')).toBeNull();
  });
});

describe('a file of a game that is here already', () => {
  let id: string;
  let writer: GameWriter;
  let text: string;
  beforeEach(async () => {
    ({
      record: { id },
      writer
    } = await stored(here, played, 10));
    text = (await exportGame(here, id))!;
  });
  const files = async () => (await readLibrary(here)).games.length;

  it('is recognised when nothing differs', async () => {
    expect(await take(here, text)).toEqual([{ id, plan: 'same' }]);
    expect(await files()).toBe(1);
  });

  it('is recognised under another name, too', async () => {
    expect(await take(here, text.replace(id, 'anothername'))).toEqual([{ id, plan: 'same' }]);
    expect(await take(here, text.replace(/"id": ".*?",/, ''))).toEqual([{ id, plan: 'same' }]);
    expect(await files()).toBe(1);
  });

  it('changes nothing when this device has gone further', async () => {
    await playInto(writer, played, 10, 14);
    expect(await take(here, text)).toEqual([{ id, plan: 'older' }]);
    expect(await rowsOf(here, id)).toHaveLength(14);
  });

  it('is gone on with when the file has gone further', async () => {
    await take(there, text);
    const opened = await openGame(there, id);
    if (!opened.ok) throw new Error(opened.why);
    await playInto(GameWriter.open(there, opened.state.record, opened.state.rows), played, 10, 27);
    expect(await take(here, (await exportGame(there, id))!)).toEqual([{ id, plan: 'newer' }]);
    expect(await rowsOf(device.tab(), id)).toEqual(played.rows.slice(0, 27));
    expect(await files()).toBe(1);
    // A page that still plays the old end is told, and does not write over the new one.
    await playInto(writer, played, 10, 11);
    expect(writer.reason).toBe('conflict');
  });

  describe('and the file has gone further, with other people in the seats', () => {
    let longer: string;
    beforeEach(async () => {
      await take(there, text);
      const opened = await openGame(there, id);
      if (!opened.ok) throw new Error(opened.why);
      await playInto(GameWriter.open(there, opened.state.record, opened.state.rows), played, 10, 20);
      const file = JSON.parse((await exportGame(there, id))!) as { seats: object[]; layout: string };
      file.seats[0] = { ...file.seats[0], name: 'Mallory', kind: 'bot', bot: game.meta.bots[0]!.id };
      file.layout = 'pass';
      longer = JSON.stringify(file);
      await here.use((db) => db.games.update(id, { branchOf: { id: 'trunk0', n: 3 } }));
    });
    const recordHere = async () => (await readLibrary(here)).games[0]!;

    it('says what would change, and changes nothing but the log', async () => {
      const before = await recordHere();
      const [incoming] = (await preview(here, longer)).games;
      expect(incoming).toMatchObject({ plan: 'newer', here: { seats: before.seats, layout: before.layout } });
      await take(here, longer);
      const { seats, layout, branchOf } = before;
      expect(await recordHere()).toMatchObject({ seats, layout, branchOf, length: 20 });
    });

    it('takes their seats when asked to, and is still a branch', async () => {
      await take(here, longer, { seatings: [id] });
      expect(await recordHere()).toMatchObject({
        seats: [{ name: 'Mallory', kind: 'bot' }, {}],
        layout: 'pass',
        branchOf: { id: 'trunk0', n: 3 }
      });
    });

    it('has nothing to ask when nothing would change', async () => {
      expect((await preview(here, (await exportGame(there, id))!)).games[0]).not.toHaveProperty('here');
    });

    it('keeps the seats of a damaged game, too', async () => {
      writer.close();
      const { seats } = await recordHere();
      await here.use((db) => db.moves.delete([id, 6]));
      expect((await preview(here, longer)).games[0]).toMatchObject({ plan: 'mend', here: { seats } });
      await take(here, longer);
      expect(await recordHere()).toMatchObject({ seats, length: 20 });
    });
  });

  it('is added beside it when both went on differently', async () => {
    await writer.truncate(8, summaryAt(played, 8));
    const { row, summary } = anotherRow(played, 8)!;
    await writer.append(row, 8, summary);
    const [brought] = await take(here, text);
    expect(brought!.plan).toBe('copy');
    expect(brought!.id).not.toBe(id);
    expect(await rowsOf(here, id)).toHaveLength(9);
    expect(await rowsOf(here, brought!.id)).toEqual(played.rows.slice(0, 10));
    expect(await files()).toBe(2);
    expect(await take(here, text)).toEqual([{ id: brought!.id, plan: 'same' }]);
    expect(await files()).toBe(2);
  });

  it('is added beside it when it is another game under the same name', async () => {
    const { record } = await stored(there, playThrough(2, 2), 9);
    const other = (await exportGame(there, record.id))!.replace(record.id, id);
    const [brought] = await take(here, other);
    expect(brought!.plan).toBe('copy');
    expect(await rowsOf(here, id)).toEqual(played.rows.slice(0, 10));
    expect(await rowsOf(here, brought!.id)).toHaveLength(9);
  });

  it('mends it when it is damaged', async () => {
    writer.close();
    await here.use((db) => db.moves.delete([id, 6]));
    expect(await openGame(here, id)).toMatchObject({ ok: false, why: 'damaged', row: 6 });
    expect(await take(here, text)).toEqual([{ id, plan: 'mend' }]);
    expect(await rowsOf(here, id)).toEqual(played.rows.slice(0, 10));
  });

  it('does not mend it when more is whole here than the file has', async () => {
    await playInto(writer, played, 10, 20);
    writer.close();
    await here.use((db) => db.moves.delete([id, 15]));
    const [brought] = await take(here, text);
    expect(brought!.plan).toBe('copy');
    expect(await openGame(here, id)).toMatchObject({ ok: false, row: 15, sound: { rows: { length: 15 } } });
    expect(await rowsOf(here, brought!.id)).toHaveLength(10);
  });

  it('brings it back when it was thrown away', async () => {
    writer.close();
    await removeGame(here, id);
    expect(await files()).toBe(0);
    await take(here, text);
    expect(await files()).toBe(1);
  });
});

describe('the whole library as one file', () => {
  it('has every game that was not thrown away, and the settings', async () => {
    const games = [];
    for (const [seed, moves] of [
      [1, 5],
      [2, 0],
      [3, 30]
    ] as const) {
      games.push((await stored(here, playThrough(seed, 2), moves)).record);
    }
    const gone = await stored(here, playThrough(4, 3), 4);
    gone.writer.close();
    await removeGame(here, gone.record.id);
    await saveSettings(here, { theme: 'dark', language: 'fr', seen: ['lesson'] });

    const text = await exportLibrary(here);
    const read = await preview(there, text);
    expect(read.kind).toBe('library');
    expect(read.settings).toMatchObject({ theme: 'dark', language: 'fr' });
    expect(await importGames(there, read)).toMatchObject({ ok: true });
    await saveSettings(there, read.settings!);
    const library = await readLibrary(there);
    expect([...library.games].sort((a, b) => a.created - b.created)).toEqual(games);
    expect(await loadSettings(there)).toMatchObject({ theme: 'dark', language: 'fr', seen: ['lesson'] });
    for (const { id } of games) expect((await openGame(there, id)).ok).toBe(true);
  });

  it('is several files when one would be larger than may be opened', async () => {
    const { record } = await stored(here, played, 5);
    const opened = await openGame(here, record.id);
    if (!opened.ok) throw new Error(opened.why);
    const line = libraryLine(opened.state);
    const lines = Array.from({ length: MOST_GAMES + 2 }, () => line);
    expect(shares(lines).map(({ length }) => length)).toEqual([MOST_GAMES, 2]);
    expect(shares([line, line, line], 9, 2.5 * line.length).map(({ length }) => length)).toEqual([2, 1]);
    expect(shares([])).toEqual([[]]);
    const settings = await loadSettings(here);
    expect(await readImport(there, libraryFile(lines.slice(0, MOST_GAMES), settings, 0))).toMatchObject({ ok: true });
    expect(await readImport(there, libraryFile(lines, settings, 0))).toEqual({
      ok: false,
      refusal: { key: 'store.import.games', params: { n: MOST_GAMES + 2, limit: MOST_GAMES } }
    });
  });

  it('leaves the settings alone unless asked', async () => {
    await stored(here, played, 2);
    await saveSettings(here, { theme: 'dark' });
    await take(there, await exportLibrary(here));
    expect((await loadSettings(there)).theme).toBe('system');
  });

  it('is written as a whole or not at all', async () => {
    await stored(here, played, 5);
    await stored(here, playThrough(3, 2), 5);
    const read = await preview(there, await exportLibrary(here));
    for (let k = 1; k <= 8; k++) {
      const disk = new Disk();
      const broken = new Device().tab({}, disk);
      disk.fate = (write) => (write >= k ? 'QuotaExceededError' : 'pass');
      expect(await importGames(broken, read)).toEqual({ ok: false, refusal: { key: 'store.import.noRoom' } });
      expect(await broken.use((db) => db.games.count())).toBe(0);
      expect(await broken.use((db) => db.moves.count())).toBe(0);
    }
  });

  it('can be played from memory where there is no storage', async () => {
    const { record } = await stored(here, played, 5);
    const nowhere = device.tab({ indexedDB: null });
    const read = await preview(nowhere, await exportLibrary(here));
    expect(await importGames(nowhere, read)).toEqual({ ok: true, games: [{ id: record.id, plan: 'new' }] });
    expect(await rowsOf(nowhere, record.id)).toHaveLength(5);
    expect((await readLibrary(nowhere)).games).toHaveLength(1);
  });
});
