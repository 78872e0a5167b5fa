import { entryOf } from '$lib/games';
import {
  apply,
  dice,
  headerFor,
  options,
  readOptions,
  rowHash,
  Session,
  SNAPSHOT_EVERY,
  type Game,
  type LogHeader,
  type LogRow,
  type Position
} from '$lib/kernel';
import { createGame } from '$lib/store/games';
import { GameWriter } from '$lib/store/writer';
import { plainSeats } from '$lib/store/seats';
import type { GameStorage } from '$lib/store/storage';
import { summaryOf } from '$lib/store/summary';
import type { GameRecord, NewGame, SeatHolder, Summary } from '$lib/store/types';

export const entry = entryOf('clearings')!;
export const game: Game<Position> = await entry.load();

/** A whole game between people who choose at random, with the position after each number of moves. */
export interface Played {
  readonly header: LogHeader;
  readonly rows: readonly LogRow[];
  readonly positions: readonly Position[];
}

export function playThrough(seed: number, players = 3, most = Infinity): Played {
  const header = headerFor(game, { players, options: readOptions(entry.meta, {}, players), seed });
  const session = Session.start(game, header);
  const chance = dice(seed);
  const positions: Position[] = [session.position];
  while (!session.over && session.length < most) {
    session.play(chance.pick(options(game, session.position)).move);
    positions.push(session.position);
  }
  return { header, rows: session.rows, positions };
}

export const seatsFor = (players: number): SeatHolder[] =>
  plainSeats(players).map((seat, n) => ({ ...seat, name: ['Adèle', 'Bo', 'Chloé', 'Dan'][n]! }));

export const newGame = ({ header, positions }: Played): NewGame => ({
  header,
  seats: seatsFor(header.players),
  layout: 'table',
  summary: summaryOf(game, positions[0]!)
});

export const summaryAt = ({ positions }: Played, n: number) => summaryOf(game, positions[n]!);

export const snapshotAt = ({ positions }: Played, n: number) =>
  n % SNAPSHOT_EVERY === 0 ? { n, position: positions[n]! } : undefined;

/** Plays rows `from` to `to` into a writer, one after the other. */
export async function playInto(writer: GameWriter, played: Played, from: number, to: number): Promise<void> {
  for (let n = from; n < to; n++) {
    await writer.append(played.rows[n]!, n, summaryAt(played, n + 1), snapshotAt(played, n + 1));
  }
}

/** A stored game with its first moves played. */
export async function stored(
  storage: GameStorage,
  played: Played,
  moves: number
): Promise<{ record: GameRecord; writer: GameWriter }> {
  const record = await createGame(storage, newGame(played));
  const writer = GameWriter.open(storage, record, []);
  await playInto(writer, played, 0, moves);
  return { record: writer.record, writer };
}

/** Another move than the one that was played at row n, if the rules allow one. */
export function anotherRow({ positions, rows }: Played, n: number): { row: LogRow; summary: Summary } | null {
  for (const { move } of options(game, positions[n]!)) {
    const row = { move, hash: rowHash(rows[n - 1]!.hash, move) };
    const result = apply(game, positions[n]!, move);
    if (row.hash !== rows[n]!.hash && result.ok) return { row, summary: summaryOf(game, result.position) };
  }
  return null;
}
