import type { Game, GameConfig, Options } from './game';
import { canonical, hash, hashOf } from './json';
import { apply, begin } from './play';
import type { Fact, Move, Position, Refusal } from './position';

export const LOG_FORMAT = 1;

/** What a game is, apart from its moves. With them it is the whole game: everything else is derived. */
export interface LogHeader {
  readonly format: typeof LOG_FORMAT;
  readonly game: string;
  readonly rules: number;
  readonly players: number;
  readonly options: Options;
  readonly seed: number;
}

/** A row's hash covers every row before it, so a damaged log names its first bad row. */
export interface LogRow {
  readonly move: Move;
  readonly hash: string;
}

export interface Log {
  readonly header: LogHeader;
  readonly rows: readonly LogRow[];
}

export const headerFor = (game: Pick<Game, 'meta' | 'rules'>, config: GameConfig): LogHeader => ({
  format: LOG_FORMAT,
  game: game.meta.id,
  rules: game.rules,
  ...config
});

export const configOf = ({ rules, players, options, seed }: LogHeader): GameConfig => ({
  rules,
  players,
  options,
  seed
});

export const headHash = (header: LogHeader): string => hashOf(header);

export const rowHash = (before: string, move: Move): string => hash(before + canonical(move));

export const lastHash = (log: Log): string => log.rows.at(-1)?.hash ?? headHash(log.header);

/** The rows of a list of moves. */
export function chain(header: LogHeader, moves: readonly Move[], before = headHash(header)): LogRow[] {
  return moves.map((move) => ({ move, hash: (before = rowHash(before, move)) }));
}

/** The number of the first row whose hash does not follow, or null if the log is whole. */
export function firstDamaged(log: Log, from = 0, before = headHash(log.header)): number | null {
  for (let n = from; n < log.rows.length; n++) {
    const row = log.rows[n]!;
    if (rowHash(before, row.move) !== row.hash) return n;
    before = row.hash;
  }
  return null;
}

type Replayed<P> =
  | { readonly ok: true; readonly position: P }
  | { readonly ok: false; readonly row: number; readonly refusal: Refusal; readonly position: P };

/** Called at every position on the way, the first one included (with n = 0 and no move). */
type Visit<P> = (n: number, position: P, facts: readonly Fact[], move: Move | null, reveals: boolean) => void;

/** Plays moves from the beginning, or from a known position, by the same corridor as at the table. */
export function replay<P extends Position>(
  game: Game<P>,
  header: LogHeader,
  moves: readonly Move[],
  visit?: Visit<P>,
  from?: { readonly n: number; readonly position: P }
): Replayed<P> {
  let position: P;
  if (from === undefined) {
    const first = begin(game, configOf(header));
    position = first.position;
    visit?.(0, position, first.facts, null, true);
  } else {
    position = from.position;
  }
  for (let n = from?.n ?? 0; n < moves.length; n++) {
    const played = apply(game, position, moves[n]!);
    if (!played.ok) return { ok: false, row: n, refusal: played.refusal, position };
    position = played.position;
    visit?.(n + 1, position, played.facts, moves[n]!, played.reveals);
  }
  return { ok: true, position };
}
