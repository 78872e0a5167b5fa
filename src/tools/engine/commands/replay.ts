import { changedOptions, hashOf, answerable, options, over, preview, replay as play, type Position } from '$lib/kernel';
import type { AcceptedGame } from '$lib/store/files/accept';
import { read, whole } from '../arguments';
import { Complaint, type Command, type Print } from '../command';
import { gamesIn } from '../file';

/**
 * An exported game: its end; with `--at` the position after so many moves, with `--legal` what follows; with
 * `--trace` a line for every move, so that programs outside can referee games without knowing our files.
 */
export const replay: Command = async (args, print) => {
  const { values, positionals } = read(args, {
    at: { type: 'string' },
    legal: { type: 'boolean' },
    trace: { type: 'boolean' }
  });
  if (positionals.length !== 1) throw new Complaint('replay takes one file');
  for (const accepted of await gamesIn(positionals[0]!)) {
    const { rows, position: last } = accepted;
    const n = whole('at', values.at, 0, rows.length);
    if (n > rows.length) throw new Complaint(`--at ${n}: this game has ${rows.length} moves`);
    const position = n === rows.length ? last : positionAt(accepted, n);
    if (values.trace) trace(accepted, n, print);
    if (values.at === undefined) print(theEnd(accepted));
    else print({ at: n, position, hash: hashOf(position) });
    if (values.legal) print({ at: n, legal: legalAt(accepted, position) });
  }
  return 0;
};

/** Every move up to the nth: what was asked and legal before it, what it brought, and where it led. */
function trace({ game, record, rows }: AcceptedGame, n: number, print: Print): void {
  let before: Position | undefined;
  const moves = rows.slice(0, n).map(({ move }) => move);
  play(game, record.header, moves, (at, position, facts, move) => {
    if (before !== undefined) {
      const decisions = answerable(before);
      const legal = options(game, before).map((each) => each.move);
      print({ n: at, decisions, legal, move, facts, position, score: game.score(position).totals });
    }
    before = position;
  });
}

/** Every legal move with its price, its gain and what would happen, so that moves can be compared. */
function legalAt({ game, record }: AcceptedGame, position: Position): object[] {
  if (over(game, position)) return [];
  return options(game, position).map(({ move, rule }) => {
    const { price, gain, facts, warnings, chance } = preview(game, position, record.header.players, move);
    return { move, rule, price, gain, facts, warnings, chance };
  });
}

function positionAt({ game, record, rows }: AcceptedGame, n: number) {
  const moves = rows.slice(0, n).map(({ move }) => move);
  return play(game, record.header, moves).position;
}

function theEnd({ game, record, rows, position }: AcceptedGame): object {
  const { rows: categories, totals, winners, final } = game.score(position);
  const { options: chosen, players, seed } = record.header;
  return {
    game: record.header.game,
    id: record.id,
    seats: record.seats.map(({ name }) => name),
    seed,
    options: Object.fromEntries(changedOptions(game.meta, chosen, players).map(({ key }) => [key, chosen[key]])),
    moves: rows.length,
    finished: final,
    scores: Object.fromEntries(categories.map(({ key, points }) => [key, points])),
    totals,
    winner: winners.length === 1 ? winners[0] : winners,
    hash: hashOf(position)
  };
}
