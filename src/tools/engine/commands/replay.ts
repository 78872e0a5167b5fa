import { hashOf, options, over, replay as play } from '$lib/kernel';
import type { AcceptedGame } from '$lib/store/files/accept';
import { read, whole } from '../arguments';
import { Complaint, type Command } from '../command';
import { gamesIn } from '../file';

/** An exported game: its end, or with `--at` the position after so many moves, with `--legal` what follows. */
export const replay: Command = async (args, print) => {
  const { values, positionals } = read(args, { at: { type: 'string' }, legal: { type: 'boolean' } });
  if (positionals.length !== 1) throw new Complaint('replay takes one file');
  for (const accepted of await gamesIn(positionals[0]!)) {
    const { game, rows, position: last } = accepted;
    const n = whole('at', values.at, 0, rows.length);
    if (n > rows.length) throw new Complaint(`--at ${n}: this game has ${rows.length} moves`);
    const position = n === rows.length ? last : positionAt(accepted, n);
    if (values.at === undefined) print(theEnd(accepted));
    else print({ at: n, position, hash: hashOf(position) });
    if (values.legal) print({ at: n, legal: over(game, position) ? [] : options(game, position) });
  }
  return 0;
};

function positionAt({ game, record, rows }: AcceptedGame, n: number) {
  const moves = rows.slice(0, n).map(({ move }) => move);
  return play(game, record.header, moves).position;
}

function theEnd({ game, record, rows, position }: AcceptedGame): object {
  const { rows: categories, totals, winners, final } = game.score(position);
  return {
    game: record.header.game,
    id: record.id,
    seats: record.seats.map(({ name }) => name),
    moves: rows.length,
    finished: final,
    scores: Object.fromEntries(categories.map(({ key, points }) => [key, points])),
    totals,
    winner: winners.length === 1 ? winners[0] : winners,
    hash: hashOf(position)
  };
}
