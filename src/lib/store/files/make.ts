import { chain, hashOf, type Game, type LogHeader, type Move } from '$lib/kernel';
import { newId } from '../ids';
import type { Layout, SeatHolder } from '../types';
import { gameFile } from './write';

/** All that a game is, for those who do not know how it is stored. */
export interface PlainGame {
  readonly header: LogHeader;
  readonly moves: readonly Move[];
  readonly seats: readonly SeatHolder[];
}

/** What a game is stored with, where it matters. */
interface FileOptions {
  readonly now: number;
  readonly id?: string;
  readonly layout?: Layout;
}

/** A game that was never on this device, as the file that the app would save of it. */
export function fileOf(
  game: Game,
  { header, moves, seats }: PlainGame,
  { now, id = newId(), layout = 'table' }: FileOptions
): string {
  const rows = chain(header, moves);
  const head = rows.at(-1)?.hash ?? hashOf(header);
  return gameFile({ record: { id, header, seats, layout, created: now, touched: now, head }, rows }, game, now);
}
