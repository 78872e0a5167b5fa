import { GAMES } from '$lib/games';
import { dice, headerFor, options, readOptions, Session, SNAPSHOT_EVERY, type Dice } from '$lib/kernel';
import type { Game, LogHeader, LogRow, Position } from '$lib/kernel';
import { plainSeats } from '$lib/store/seats';
import { summaryOf } from '$lib/store/summary';
import type { NewGame, Summary } from '$lib/store/types';
import type { GameWriter } from '$lib/store/writer';

/** The beginning of a game between people who choose at random. */
export interface Beginning {
  readonly game: Game<Position>;
  readonly header: LogHeader;
  readonly rows: readonly LogRow[];
  readonly positions: readonly Position[];
}

/** Enough for a snapshot and an undo beyond it. */
export const LENGTH = 32;

async function begin(id: string, seed: number): Promise<Beginning> {
  const { meta, load } = GAMES.find((entry) => entry.meta.id === id)!;
  const game = await load();
  const players = meta.players.min;
  const header = headerFor(game, { players, options: readOptions(meta, {}, players), seed });
  const session = Session.start(game, header);
  const positions: Position[] = [session.position];
  const chance = dice(seed);
  while (!session.over && session.length < LENGTH) {
    session.play(chance.pick(options(game, session.position)).move);
    positions.push(session.position);
  }
  return { game, header, rows: session.rows, positions };
}

/** Two beginnings of every game in the house. Playing is what takes time here, so they are made once. */
export const beginnings: readonly Beginning[] = await Promise.all(
  GAMES.flatMap(({ meta }) => [begin(meta.id, 1), begin(meta.id, 2)])
);

export const anyGame = (chance: Dice): Beginning => chance.pick(beginnings);

export const asNew = ({ game, header, positions }: Beginning): NewGame => ({
  header,
  seats: plainSeats(header.players),
  layout: 'table',
  summary: summaryOf(game, positions[0]!)
});

export const summaryAfter = ({ game, positions }: Beginning, n: number): Summary => summaryOf(game, positions[n]!);

/** The next row goes into a writer. */
export function playOne(writer: GameWriter, played: Beginning): Promise<void> {
  const n = writer.record.length;
  const snapshot = (n + 1) % SNAPSHOT_EVERY === 0 ? { n: n + 1, position: played.positions[n + 1]! } : undefined;
  return writer.append(played.rows[n]!, n, summaryAfter(played, n + 1), snapshot);
}
