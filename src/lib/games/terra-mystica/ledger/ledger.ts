import type { Command } from './command';

/** A command with its own words; null where nobody could read it. */
export interface Part {
  readonly text: string;
  readonly command: Command | null;
}

/** A line of a ledger or command file, with its number (from 1) as the source counts them. */
export type Row =
  | { readonly n: number; readonly kind: 'moves'; readonly faction: string; readonly parts: readonly Part[] }
  | { readonly n: number; readonly kind: 'setup'; readonly faction: string }
  | { readonly n: number; readonly kind: 'leave'; readonly faction: string }
  | { readonly n: number; readonly kind: 'unknown'; readonly text: string; readonly reason: 'playtest' | 'line' };

/** What a game is, apart from its moves. */
export interface LedgerHeader {
  readonly options: ReadonlySet<string>;
  /** Written here: spades bring their bonus when they are used (TM 15 S3). */
  readonly ours: boolean;
  /** Which seat each faction has, in the order of their setup; null: in that order. */
  readonly seats: readonly number[] | null;
  /** The site's id of the map; null is the base map. */
  readonly map: string | null;
  /** Scoring tiles, round 1 first. */
  readonly scoring: readonly string[];
  readonly removed: readonly string[];
  readonly finalScoring: string | null;
}

/** VP, coins, workers, priests, power in the three bowls, the four cults: the columns of a ledger. */
export const COLUMNS = ['VP', 'C', 'W', 'P', 'P1', 'P2', 'P3', 'FIRE', 'WATER', 'EARTH', 'AIR'] as const;

export type Figures = readonly number[];

/** What stood behind a row. `now`: before whatever the row set going by itself, such as income. */
export interface Check {
  readonly row: number;
  readonly now: boolean;
  readonly figures: Readonly<Record<string, Figures>>;
}

export interface FinalCheck {
  readonly figures: Readonly<Record<string, Figures>>;
  readonly buildings: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly terrain: Readonly<Record<string, string>> | null;
  readonly order: readonly string[] | null;
}

export interface Ledger {
  readonly id: string;
  readonly header: LedgerHeader;
  readonly players: number;
  /** The map's own rows where the file brings them: colours row by row, `x` a river, `E` the end of a row. */
  readonly terrain: string | null;
  readonly rows: readonly Row[];
  /** How many lines the source has, comments and header included. */
  readonly lines: number;
  readonly checks: readonly Check[];
  readonly final: FinalCheck | null;
}
