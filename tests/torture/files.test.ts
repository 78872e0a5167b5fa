import { expect, it } from 'vitest';
import { firstDamaged, type Dice } from '$lib/kernel';
import { hash } from '$lib/kernel/json';
import { en } from '$lib/i18n/messages/en';
import { fr } from '$lib/i18n/messages/fr';
import { gameFile, libraryFile, libraryLine } from '$lib/store/files/write';
import { createGame } from '$lib/store/games';
import { importGames, readImport } from '$lib/store/import';
import { DEFAULT_SETTINGS } from '$lib/store/shapes';
import type { GameStorage } from '$lib/store/storage';
import { Device } from '../store/device';
import { anyGame, asNew, beginnings, type Beginning } from './played';
import { hold } from './seeds';

const here = new Device().tab();
const records = await Promise.all(
  beginnings.map((played) => createGame(here, { ...asNew(played), rows: played.rows }))
);

/** The same game as a file: alone, or in a library with others. */
function fileOf(played: Beginning, chance: Dice): string {
  const state = { record: records[beginnings.indexOf(played)]!, rows: played.rows };
  if (chance.int(0, 1) === 0) return gameFile(state, played.game, 0);
  return libraryFile(
    [libraryLine(state), libraryLine({ record: records[0]!, rows: beginnings[0]!.rows })],
    DEFAULT_SETTINGS,
    0
  );
}

const LETTERS = ['0', '9', '-', 'e', '"', '{', '}', '[', ']', ',', ':', '\\', '\u0000', '\ud800', ' null', '1e999'];

/** Ways to spoil a text. */
const SPOILERS: readonly ((text: string, chance: Dice) => string)[] = [
  (text, { int }) => text.slice(0, int(0, text.length)),
  (text, { int }) => text.slice(int(1, text.length)),
  (text, { int, pick }) => put(text, int(0, text.length - 1), 1, pick(LETTERS)),
  (text, { int, pick }) => put(text, int(0, text.length - 1), 0, pick(LETTERS).repeat(int(1, 300))),
  (text, { int }) => put(text, int(0, text.length - 1), int(1, 400), ''),
  (text, { int }) => {
    const from = int(0, text.length - 1);
    return put(text, int(0, text.length - 1), 0, text.slice(from, from + int(1, 400)));
  },
  (text, chance) => spoilField(text, chance),
  (text, chance) => spoilField(text.replaceAll(/,"hash":"[0-9a-f]+"/g, ''), chance)
];
const put = (text: string, at: number, gone: number, what: string): string =>
  text.slice(0, at) + what + text.slice(at + gone);

const VALUES = [null, true, -1, 0, 3, 1.5, 1e9, 1e21, '', 'x', '0,0', '__proto__', [], {}, [[]], { kind: 'pass' }];

/** Any field of the file becomes something else, or is taken from another place of the same file. */
function spoilField(text: string, { int, pick }: Dice): string {
  type Bag = Record<string, unknown>;
  let file: Bag;
  try {
    file = JSON.parse(text) as Bag;
  } catch {
    // It is spoilt enough to be no JSON any more.
    return text;
  }
  const places: (readonly [Bag, string])[] = [];
  const visit = (at: Bag): void => {
    for (const key of Object.keys(at)) {
      places.push([at, key]);
      if (typeof at[key] === 'object' && at[key] !== null) visit(at[key] as Bag);
    }
  };
  visit(file);
  const [at, key] = pick(places);
  const [other, name] = pick(places);
  at[key] = int(0, 1) === 0 ? pick<unknown>(VALUES) : structuredClone(other[name]);
  return JSON.stringify(file);
}

const onDisk = (storage: GameStorage): Promise<string> =>
  storage.use(async (db) => hash(JSON.stringify(await Promise.all([db.games.toArray(), db.moves.toArray()]))));

it('a spoilt file is refused with a sentence, or holds games that follow the rules; what was here stays', () =>
  hold('a hostile file changes nothing, and is answered with a sentence', async (chance) => {
    const before = await onDisk(here);
    let text = fileOf(anyGame(chance), chance);
    for (let times = chance.int(1, 3); times > 0; times--) text = chance.pick(SPOILERS)(text, chance) || text;
    const read = await readImport(here, text);
    expect(await onDisk(here)).toBe(before);
    if (!read.ok) {
      expect([en, fr].map((texts) => typeof (texts as Record<string, unknown>)[read.refusal.key])).toEqual([
        'string',
        'string'
      ]);
      return;
    }
    for (const { record, rows } of read.preview.games) {
      expect(firstDamaged({ header: record.header, rows })).toBeNull();
      expect(record.length).toBe(rows.length);
    }
    const elsewhere = new Device().tab();
    expect(await importGames(elsewhere, read.preview)).toMatchObject({ ok: true });
  }));
