import { replay, type Game, type Position } from '$lib/kernel';
import { openly } from '../summary';
import type { GameState, Settings } from '../types';
import { FILE_VERSION } from './format';

const iso = (moment: number): string => new Date(moment).toISOString();

/** What a game is, in the order in which a person would ask. */
const about = ({ record }: GameState) => ({
  id: record.id,
  header: record.header,
  seats: record.seats,
  layout: record.layout,
  created: iso(record.created),
  touched: iso(record.touched),
  ...(record.branchOf && { branchOf: record.branchOf })
});

/**
 * A game as a file that can be read with the eyes: every move on a line of its own, with who made it and
 * how one would write it on paper, and the score at the end.
 */
export function gameFile(state: GameState, game: Game, now: number): string {
  const { record, rows } = state;
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
    ...about(state),
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

/** Every game and the settings, one game to a line. */
export const libraryFile = (states: readonly GameState[], settings: Settings, now: number): string =>
  page({
    plateau: 'library',
    version: FILE_VERSION,
    saved: iso(now),
    settings,
    games: states.map((state) => ({
      ...about(state),
      moves: state.rows.map(({ move }) => ({ move })),
      head: state.record.head
    }))
  });

/** JSON with the outermost lists broken into lines. */
function page(content: Record<string, unknown>): string {
  const entries = Object.entries(content).map(([key, value]) => {
    const text =
      Array.isArray(value) && value.length > 0
        ? `[\n${value.map((item) => `    ${JSON.stringify(item)}`).join(',\n')}\n  ]`
        : JSON.stringify(value);
    return `  ${JSON.stringify(key)}: ${text}`;
  });
  return `{\n${entries.join(',\n')}\n}\n`;
}

/** A file name that sorts by day and says what it is. */
export const fileName = (what: string, now: number): string =>
  `plateau-${what.replace(/[^a-z0-9-]/gi, '')}-${iso(now).slice(0, 10)}.plateau.json`;
