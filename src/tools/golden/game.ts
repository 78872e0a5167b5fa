import { headerFor, type Game, type GameConfig, type LogHeader, type Position } from '$lib/kernel';
import { pack } from './pack';

/** A finished game as it is kept: what it was, its moves, and the exact score sheet. */
export interface GoldenGame {
  readonly header: LogHeader;
  readonly factions: readonly (string | null)[];
  readonly moves: string;
  readonly scores: Readonly<Record<string, readonly number[]>>;
  readonly totals: readonly number[];
}

export function goldenGame(
  game: Game<Position>,
  config: GameConfig,
  played: { readonly moves: Parameters<typeof pack>[0]; readonly position: Position }
): GoldenGame {
  const { rows, totals } = game.score(played.position);
  const seats = (played.position as unknown as { seats: { faction: string | null }[] }).seats;
  return {
    header: headerFor(game, config),
    factions: seats.map(({ faction }) => faction),
    moves: pack(played.moves),
    scores: Object.fromEntries(rows.map(({ key, points }) => [key, points])),
    totals
  };
}
