import { replay, type Game, type Position } from '$lib/kernel';
import { openly } from '../summary';
import type { GameRecord, GameState, Settings } from '../types';
import { FILE_VERSION, LARGEST_FILE, MOST_GAMES } from './format';

const iso = (moment: number): string => new Date(moment).toISOString();

/** What a file says of a game besides its moves. */
type FileRecord = Pick<GameRecord, 'id' | 'header' | 'seats' | 'layout' | 'created' | 'touched' | 'branchOf' | 'head'>;

interface FileGame {
  readonly record: FileRecord;
  readonly rows: GameState['rows'];
}

/** What a game is, in the order in which a person would ask. */
const about = (record: FileRecord) => ({
  id: record.id,
  header: record.header,
  seats: record.seats,
  layout: record.layout,
  created: iso(record.created),
  touched: iso(record.touched),
  ...(record.branchOf && { branchOf: record.branchOf })
});

/**
 * A game as a file that people can read: every move on a line of its own, with who made it and how it is written
 * in the game's notation, and the score at the end.
 */
export function gameFile({ record, rows }: FileGame, game: Game, now: number): string {
  const names = record.seats.map(({ name }) => name);
  const texts: string[] = [];
  let before: Position | undefined;
  const moves = rows.map(({ move }) => move);
  const played = replay(game, record.header, moves, (_n, position, _facts, move) => {
    if (move !== null && before !== undefined) texts.push(written(game, move, before));
    before = position;
  });
  const score = game.score(openly(game, played.position));
  return page({
    plateau: 'game',
    version: FILE_VERSION,
    saved: iso(now),
    name: game.meta.name.en,
    ...about(record),
    moves: rows.map(({ move, hash }, n) => ({ n: n + 1, who: names[move.seat], text: texts[n] ?? '', move, hash })),
    head: record.head,
    score: {
      final: score.final,
      totals: score.totals,
      winners: score.winners.map((seat) => names[seat]),
      rows: Object.fromEntries(score.rows.map(({ key, points }) => [key, points]))
    }
  });
}

function written(game: Game, move: GameState['rows'][number]['move'], position: Position): string {
  try {
    return game.notation.write(move, position);
  } catch {
    return '';
  }
}

/** A game as its line in a library. */
export const libraryLine = ({ record, rows }: FileGame): string =>
  JSON.stringify({ ...about(record), moves: rows.map(({ move }) => ({ move })), head: record.head });

/** Every game and the settings, one game to a line. */
export const libraryFile = (lines: readonly string[], settings: Settings, now: number): string =>
  joined([
    ...entriesOf({ plateau: 'library', version: FILE_VERSION, saved: iso(now), settings }),
    listed('games', lines)
  ]);

/** Room for the settings and the rest of a file round its games, in bytes. */
const ROUND = 1024 * 1024;

/** Spreads games over several files where one would be too large to be opened again. */
export function shares(lines: readonly string[], most = MOST_GAMES, largest = LARGEST_FILE - ROUND): string[][] {
  const files: string[][] = [[]];
  let size = 0;
  for (const line of lines) {
    const bytes = new TextEncoder().encode(line).length + 8;
    if (files.at(-1)!.length > 0 && (files.at(-1)!.length === most || size + bytes > largest)) {
      files.push([]);
      size = 0;
    }
    files.at(-1)!.push(line);
    size += bytes;
  }
  return files;
}

/** Whether a line is this game as it stands: who plays, and the hash that covers every move. */
export const isLineOf = (line: string, record: FileRecord): boolean =>
  line.startsWith(`${JSON.stringify(about(record)).slice(0, -1)},"moves":`) &&
  line.endsWith(`],"head":${JSON.stringify(record.head)}}`);

/** The lines of a library that are games. */
export const gameLines = (library: string): string[] =>
  library
    .split('\n')
    .filter((line) => line.startsWith(INDENT))
    .map((line) => line.slice(INDENT.length).replace(/,$/, ''));

const INDENT = '    ';

/** JSON with the outermost lists broken into lines. */
const page = (content: Record<string, unknown>): string => joined(entriesOf(content));

const entriesOf = (content: Record<string, unknown>): string[] =>
  Object.entries(content).map(([key, value]) =>
    Array.isArray(value)
      ? listed(
          key,
          value.map((item) => JSON.stringify(item))
        )
      : `${JSON.stringify(key)}: ${JSON.stringify(value)}`
  );

const listed = (key: string, lines: readonly string[]): string =>
  `${JSON.stringify(key)}: ${lines.length === 0 ? '[]' : `[\n${lines.map((line) => INDENT + line).join(',\n')}\n  ]`}`;

const joined = (entries: readonly string[]): string => `{\n${entries.map((entry) => `  ${entry}`).join(',\n')}\n}\n`;
