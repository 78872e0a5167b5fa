import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { BLANK, type Texts } from '$lib/i18n/format';
import { en } from '$lib/i18n/messages/en';
import { fr } from '$lib/i18n/messages/fr';
import { exportGame, exportLibrary } from '$lib/store/export';
import { LARGEST_FILE, MOST_GAMES } from '$lib/store/files/format';
import { importGames, readImport } from '$lib/store/import';
import { LONGEST_TEXT } from '$lib/store/names';
import type { GameStorage } from '$lib/store/storage';
import type { ImportRead, StoreRefusal } from '$lib/store/types';
import { Device } from '../store/device';
import { playThrough, stored } from '../store/games';

const played = playThrough(1, 2);
let tab: GameStorage;
let gameText: string;
let libraryText: string;

beforeAll(async () => {
  const here = new Device().tab();
  const { record } = await stored(here, played, 12);
  await stored(here, playThrough(3, 3), 5);
  gameText = (await exportGame(here, record.id))!;
  libraryText = await exportLibrary(here);
  tab = new Device().tab();
});

/** A refusal is a sentence in both languages with nothing left blank, and nothing was changed by it. */
async function refused(file: string | Blob): Promise<StoreRefusal> {
  const read = await readImport(tab, file);
  if (read.ok) throw new Error('it was taken');
  expectSentence(read.refusal);
  expect(await tab.use((db) => db.games.count())).toBe(0);
  return read.refusal;
}

function expectSentence({ key, params = {} }: StoreRefusal): void {
  for (const texts of [en, fr] as Texts[]) {
    const sentence = texts[key];
    expect(typeof sentence, key).toBe('string');
    for (const [, blank] of (sentence as string).matchAll(BLANK)) expect(params, key).toHaveProperty(blank!);
  }
}

type Bag = Record<string, unknown>;
/** A file, and everything that one may do to it. */
interface Loose extends Bag {
  header: Bag & { options: Bag; seed: number };
  seats: Bag[];
  moves: { move: Bag; hash?: string }[];
  games: Loose[];
}
/** The game file with something changed in it. */
const edited = (change: (file: Loose) => void, text = gameText): string => {
  const file = JSON.parse(text) as Loose;
  change(file);
  return JSON.stringify(file);
};

describe('a file that is refused', () => {
  it('of 50 MB, before a single byte is read', async () => {
    let read = 0;
    const size = LARGEST_FILE + 9 * 1024 * 1024;
    const file = { size, text: () => (read++, Promise.resolve('')) } as unknown as Blob;
    expect(await refused(file)).toEqual({ key: 'store.import.tooLarge', params: { size: 73, limit: 64 } });
    expect(read).toBe(0);
    expect(await refused('['.repeat(size))).toMatchObject({ key: 'store.import.tooLarge' });
    expect(await refused(new Blob([new Uint8Array(size)]))).toMatchObject({ key: 'store.import.tooLarge' });
  });

  it('that is as large as may be and senseless', async () => {
    expect(await refused('['.repeat(LARGEST_FILE))).toEqual({ key: 'store.import.deep' });
    expect(await refused('"'.padEnd(LARGEST_FILE, 'x'))).toEqual({ key: 'store.import.notJson' });
  });

  it('that the device cannot read', async () => {
    const file = { size: 9, text: () => Promise.reject(new Error('NotReadableError')) } as unknown as Blob;
    expect(await refused(file)).toEqual({ key: 'store.import.unreadable' });
  });

  it.each([
    ['', 'empty'],
    [' \n\t', 'empty'],
    ['\ufeff', 'empty'],
    ['hello', 'notJson'],
    ['{"plateau": NaN}', 'notJson'],
    ['<!doctype html><html></html>', 'notJson'],
    ['{"plateau":"game","version":1,', 'cutOff'],
    ['null', 'notPlateau'],
    ['7', 'notPlateau'],
    ['[]', 'notPlateau'],
    ['{}', 'notPlateau'],
    ['{"plateau":"holiday","version":1}', 'notPlateau'],
    ['{"plateau":"game","version":2}', 'newer'],
    ['{"plateau":"game","version":"1"}', 'field'],
    ['{"plateau":"game","version":1}', 'field'],
    ['{"plateau":"library","version":1,"games":{}}', 'field'],
    ['{"plateau":"game","version":1,"x":1e999}', 'number'],
    ['{"plateau":"game","version":1,"x":[9007199254740993]}', 'number'],
    ['{"plateau":"game","version":1,"__proto__":{"polluted":1}}', 'key'],
    ['{"plateau":"game","version":1,"a":{"constructor":{"prototype":{"polluted":1}}}}', 'key'],
    [`{"plateau":"game","version":1,"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, 'deep'],
    [`{"plateau":"game","version":1,"a":${'{"a":'.repeat(50)}1${'}'.repeat(50)}}`, 'deep']
  ])('of nonsense, number %#', async (text, key) => {
    expect((await refused(text)).key).toBe(`store.import.${key}`);
    expect({}).not.toHaveProperty('polluted');
  });

  it('that was cut off anywhere', async () => {
    for (let end = 1; end < gameText.trimEnd().length; end += 37) {
      expect((await refused(gameText.slice(0, end))).key).toMatch(/cutOff|notJson|deep/);
    }
  });

  it.each<[string, (file: Loose) => void, string]>([
    ['an unknown game', (f) => (f.header.game = 'chess'), 'game'],
    ['a game with a name from the language', (f) => (f.header.game = 'toString'), 'game'],
    ['a later log', (f) => (f.header.format = 2), 'newer'],
    ['later rules', (f) => (f.header.rules = 50), 'newer'],
    ['no header', (f) => delete (f as Bag).header, 'field'],
    ['a header of another type', (f) => ((f as Bag).header = 'x'), 'field'],
    ['something more in the header', (f) => (f.header.cheat = true), 'field'],
    ['too many players', (f) => (f.header.players = 8), 'players'],
    ['no players', (f) => (f.header.players = 0), 'field'],
    ['half a player', (f) => (f.header.players = 2.5), 'field'],
    ['an option too large', (f) => (f.header.options.rounds = 1000), 'options'],
    ['an option too many', (f) => (f.header.options.magic = true), 'options'],
    ['an option of another type', (f) => (f.header.options.rounds = '5'), 'options'],
    ['an option that is an object', (f) => (f.header.options.rounds = {}), 'field'],
    ['a seed that is no number', (f) => ((f.header as Bag).seed = 'NaN'), 'field'],
    ['a huge seed', (f) => (f.header.seed = 1e300), 'number'],
    ['another seed', (f) => (f.header.seed += 1), 'damaged'],
    ['a seat too few', (f) => f.seats.pop(), 'seats'],
    ['two seats of one colour', (f) => (f.seats[1]!.colour = f.seats[0]!.colour), 'seats'],
    ['a seat without a colour of ours', (f) => (f.seats[0]!.colour = 9), 'seats'],
    ['a seat that is no seat', (f) => ((f.seats as unknown[])[0] = null), 'seats'],
    ['a name that is no text', (f) => (f.seats[0]!.name = 5), 'seats'],
    ['an unknown bot', (f) => (f.seats[0] = { ...f.seats[0], kind: 'bot', bot: 'hal' }), 'seats'],
    ['no moves', (f) => delete (f as Bag).moves, 'field'],
    ['moves of another type', (f) => ((f as Bag).moves = 'e4 e5'), 'field'],
    ['a move that is no move', (f) => ((f.moves as unknown[])[3] = null), 'field'],
    ['a move without a seat', (f) => delete f.moves[3]!.move.seat, 'field'],
    ['a move of a seat that is none', (f) => (f.moves[3]!.move.seat = -1), 'field'],
    ['a changed move', (f) => (f.moves[3]!.move.place = '9,9'), 'damaged'],
    ['a changed hash', (f) => (f.moves[3]!.hash = '0000000000000000'), 'damaged'],
    ['a hash that is none', (f) => (f.moves[3]!.hash = 'x'), 'field'],
    ['a missing move', (f) => f.moves.splice(3, 1), 'damaged'],
    ['a missing end', (f) => f.moves.pop(), 'head'],
    ['a move too many', (f) => f.moves.push({ move: { kind: 'pass', seat: 0 } }), 'head']
  ])('because of %s', async (_what, change, key) => {
    expect((await refused(edited(change))).key).toBe(`store.import.${key}`);
  });

  it('because a move is against the rules, even when every hash fits', async () => {
    const bare = (file: Loose) => {
      delete file.head;
      for (const row of file.moves) delete row.hash;
    };
    expect((await readImport(tab, edited(bare))).ok).toBe(true);
    const again = edited((file) => (bare(file), (file.moves[4]!.move = file.moves[0]!.move)));
    expect(await refused(again)).toEqual({ key: 'store.import.illegal', params: { row: 5 } });
    const unknown = edited((file) => (bare(file), (file.moves[4]!.move.kind = 'hasOwnProperty')));
    expect(await refused(unknown)).toEqual({ key: 'store.import.illegal', params: { row: 5 } });
  });

  it('with too many moves for any game', async () => {
    const many = edited((file) => (file.moves = Array.from({ length: 20_001 }, () => file.moves[0]!)));
    expect((await refused(many)).key).toBe('store.import.tooLong');
  });

  it('quickly, however many faults there are in it', async () => {
    const zeros = Array<number>(90_000).fill(0);
    const many = `[${'0,'.repeat(8_000_000)}0]`;
    const began = performance.now();
    expect((await refused(edited((file) => ((file.moves as unknown[]) = zeros)))).key).toBe('store.import.tooLong');
    const few = zeros.slice(0, 20_000);
    expect(await refused(edited((file) => ((file.moves as unknown[]) = few)))).toEqual({
      key: 'store.import.field',
      params: { name: 'moves.0' }
    });
    expect(await refused(`{"plateau":"game","version":1,"moves":${many}}`)).toMatchObject({ key: 'store.import.many' });
    const settings = `{"plateau":"library","version":1,"games":[0],"settings":{"seen":${many}}}`;
    expect(await refused(settings)).toMatchObject({ key: 'store.import.many' });
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  it('of more games than may be opened at a time, and says how many that are', async () => {
    const crowd = `{"plateau":"library","version":1,"games":[${'{},'.repeat(19_999)}{}]}`;
    expect(await refused(crowd)).toEqual({ key: 'store.import.games', params: { n: 20_000, limit: MOST_GAMES } });
  });

  it('as a whole, when one game of a library is bad, and says which', async () => {
    const bad = edited((file) => (file.games[1]!.moves[2]!.move.seat = 3), libraryText);
    expect(await refused(bad)).toMatchObject({ inGame: 2 });
  });
});

describe('a file with odd names', () => {
  it('is taken, with names that are only text: short, in one line, without unseen characters', async () => {
    const odd = ['<img src=x onerror=alert(1)>', '\u202e\u0000Bob\u200b\r\n  the\t\u0007 Builder\ud800'];
    const read = await readImport(
      tab,
      edited((file) => file.seats.forEach((seat, n) => (seat.name = odd[n])))
    );
    if (!read.ok) throw new Error(read.refusal.key);
    expect(read.preview.games[0]!.record.seats.map(({ name }) => name)).toEqual([
      '<img src=x onerror=alert',
      'Bob the Builder'
    ]);
  });

  it('that are empty or endless is taken with names that can be shown', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 400 }), async (name) => {
        const read = await readImport(
          tab,
          edited((file) => (file.seats[0]!.name = name))
        );
        if (!read.ok) throw new Error(read.refusal.key);
        const shown = read.preview.games[0]!.record.seats[0]!.name;
        expect(shown).not.toBe('');
        expect(shown).not.toMatch(/[\p{Cc}\u2028-\u202e]/u);
        expect(shown.length).toBeLessThanOrEqual(LONGEST_TEXT);
      }),
      { numRuns: 60 }
    );
  });
});

describe('any change to any place of a file', () => {
  const taken = (read: ImportRead): boolean => {
    if (!read.ok) expectSentence(read.refusal);
    return read.ok;
  };

  it('is refused with a sentence, or leaves a game that follows the rules', async () => {
    const values = fc.oneof(fc.jsonValue(), fc.constantFrom(-1, 1e9, 1e21, '', 'x', null, [], {}, true));
    await fc.assert(
      fc.asyncProperty(fc.nat(100_000), values, async (pick, value) => {
        const file = JSON.parse(gameText) as Bag;
        const places: [Bag, string][] = [];
        const visit = (at: Bag) => {
          for (const key of Object.keys(at)) {
            places.push([at, key]);
            if (typeof at[key] === 'object' && at[key] !== null) visit(at[key] as Bag);
          }
        };
        visit(file);
        const [at, key] = places[pick % places.length]!;
        at[key] = value;
        const read = await readImport(tab, JSON.stringify(file));
        if (taken(read) && read.ok) expect(read.preview.games[0]!.rows).toEqual(played.rows.slice(0, 12));
      }),
      { numRuns: 200 }
    );
  });

  it('byte by byte as well', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.nat(100_000),
        fc.constantFrom('0', '9', '"', '{', ']', ',', '\\', '\u0000', 'e'),
        async (pick, letter) => {
          const at = pick % gameText.length;
          const read = await readImport(tab, gameText.slice(0, at) + letter + gameText.slice(at + 1));
          if (taken(read) && read.ok) expect(read.preview.games[0]!.rows).toEqual(played.rows.slice(0, 12));
        }
      ),
      { numRuns: 200 }
    );
  });

  it('and any text at all is answered with a sentence', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), async (text) => {
        expect(taken(await readImport(tab, text))).toBe(false);
      }),
      { numRuns: 200 }
    );
  });
});

it('a file that was taken can be brought in, after all this', async () => {
  const read = await readImport(tab, gameText);
  if (!read.ok) throw new Error(read.refusal.key);
  expect(await importGames(tab, read.preview)).toMatchObject({ ok: true, games: [{ plan: 'new' }] });
});
