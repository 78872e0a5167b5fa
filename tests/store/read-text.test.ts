import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { LedgerRead } from '$lib/games/entry';
import { exportGame, exportLibrary } from '$lib/store/export';
import { fileOf } from '$lib/store/files/make';
import { importGames, readImport } from '$lib/store/import';
import { openGame } from '$lib/store/read';
import { readText, type TextOptions } from '$lib/store/read-text';
import { plainSeats } from '$lib/store/seats';
import type { GameStorage } from '$lib/store/storage';
import { Device } from './device';
import { game, playThrough, seatsFor, stored } from './games';

const played = playThrough(1, 2);
const moves = played.rows.map(({ move }) => move);

/** A notation for the small game of these tests: its first line says what it is. */
const ledger = {
  extension: 'txt',
  looksLike: (text: string) => text.startsWith('clearings:') || text.includes('"ledger"'),
  write: () => '',
  read: vi.fn((text: string): LedgerRead => {
    if (text.includes('wrong'))
      return { ok: false, fault: { line: 2, command: 'x'.repeat(999), reason: { key: 'no' } } };
    return { ok: true, header: played.header, moves, names: [{ key: 'one' }, { key: 'two' }], rows: 7 };
  })
};
const options: TextOptions = {
  ledgers: async () => [{ game: 'clearings', ledger }],
  seatsFor: async (_game, names) => plainSeats(2).map((seat, n) => ({ ...seat, name: names[n]!.key }))
};

let storage: GameStorage;
beforeEach(() => {
  ledger.read.mockClear();
  storage = new Device().tab();
});

describe('a text that is pasted or opened', () => {
  it('is checked by the store where it is a file of ours, and no game is asked for it', async () => {
    const { record } = await stored(storage, played, 5);
    const read = await readText(storage, (await exportGame(storage, record.id))!, options);
    expect(read).toMatchObject({ ok: true, preview: { kind: 'game', games: [{ plan: 'same' }] } });
    expect(read).not.toHaveProperty('lines');
    const library = new Blob([await exportLibrary(storage)]);
    expect(await readText(storage, library, options)).toMatchObject({ ok: true, preview: { kind: 'library' } });
    expect(ledger.read).not.toHaveBeenCalled();
  });

  it('is read by the game whose ledger it is, and taken like any file', async () => {
    const read = await readText(storage, 'clearings: all of it', options);
    if (!read.ok) throw new Error(JSON.stringify(read));
    expect(read.lines).toBe(7);
    const imported = await importGames(storage, read.preview);
    if (!imported.ok) throw new Error(imported.refusal.key);
    const opened = await openGame(storage, imported.games[0]!.id);
    if (!opened.ok) throw new Error(opened.why);
    const { record, rows } = opened.state;
    expect(rows).toEqual(played.rows);
    expect(record).toMatchObject({ header: played.header, layout: 'table', head: rows.at(-1)!.hash });
    expect(record.seats.map(({ name }) => name)).toEqual(['one', 'two']);
  });

  it('may be a ledger even where it is JSON, whole or cut off', async () => {
    expect(await readText(storage, '{"ledger": []}', options)).toMatchObject({ ok: true, lines: 7 });
    expect(await readText(storage, '{"ledger": [', options)).toMatchObject({ ok: true, lines: 7 });
  });

  it('says where a ledger is wrong, and shows no more of it than fits', async () => {
    const read = await readText(storage, `clearings:\nwrong ${'y'.repeat(999)}`, options);
    if (read.ok || !('trouble' in read)) throw new Error('it was taken');
    const { game: id, fault, words } = read.trouble;
    expect({ id, line: fault.line }).toEqual({ id: 'clearings', line: 2 });
    expect([fault.command.length, words.length]).toEqual([200, 200]);
    expect(words).toMatch(/^wrong y+$/);
  });

  it.each([
    ['', 'empty'],
    ['hello', 'notJson'],
    ['{"half', 'cutOff'],
    ['[1]', 'notPlateau'],
    ['{"plateau":"map"}', 'notPlateau'],
    ['{"plateau":"game","version":99}', 'newer'],
    ['['.repeat(99), 'deep']
  ])('that nobody knows is refused with the reason: %j', async (text, why) => {
    expect(await readText(storage, text, options)).toEqual({
      ok: false,
      refusal: expect.objectContaining({ key: `store.import.${why}` }) as object
    });
    expect(ledger.read).not.toHaveBeenCalled();
  });
});

describe('a game that comes as header, moves and seats', () => {
  it.each([0, 1, moves.length])('is a file that can be opened again, after %i moves', async (n) => {
    const plain = { header: played.header, moves: moves.slice(0, n), seats: seatsFor(2) };
    const text = fileOf(game, plain, { now: 1_000, id: 'abcdef', layout: 'pass' });
    const read = await readImport(storage, text);
    if (!read.ok) throw new Error(read.refusal.key);
    const [{ record, rows }] = read.preview.games as [(typeof read.preview.games)[number]];
    expect(rows).toEqual(played.rows.slice(0, n));
    expect(record).toMatchObject({ id: 'abcdef', layout: 'pass', created: 1_000, touched: 1_000, seats: plain.seats });
  });
});
