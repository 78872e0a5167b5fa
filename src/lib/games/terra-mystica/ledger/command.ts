import type { LedgerBuilding, LedgerCult, LedgerGood, LedgerTerrain } from './names';

/** What can be thrown away instead of used (TM 15 S15). */
export const DROPS = [
  'SPADE',
  'BRIDGE',
  'FREE_TF',
  'FREE_D',
  'FREE_TP',
  'CULT',
  'CONVERT_W_TO_P',
  'GAIN_FAVOR',
  'VP'
] as const;
export type Drop = (typeof DROPS)[number];

/** One command of a row, read (TM 18.4). */
export type Command =
  | { readonly do: 'build'; readonly hex: string }
  | { readonly do: 'transform'; readonly hex: string; readonly to: LedgerTerrain | null }
  | { readonly do: 'dig'; readonly n: number }
  | { readonly do: 'upgrade'; readonly hex: string; readonly to: LedgerBuilding }
  | { readonly do: 'action'; readonly id: string }
  | { readonly do: 'burn'; readonly n: number }
  | {
      readonly do: 'convert';
      readonly pay: number;
      readonly from: LedgerGood;
      readonly get: number;
      readonly to: LedgerGood;
    }
  | { readonly do: 'send'; readonly cult: LedgerCult; readonly value: number | null }
  | { readonly do: 'advance'; readonly track: 'ship' | 'dig' }
  | { readonly do: 'bridge'; readonly a: string; readonly b: string }
  | { readonly do: 'connect'; readonly hexes: readonly string[] }
  | { readonly do: 'favour'; readonly id: string; readonly n: number }
  | { readonly do: 'town'; readonly id: string; readonly n: number }
  | { readonly do: 'cult'; readonly cult: LedgerCult; readonly n: number }
  | { readonly do: 'loseCult'; readonly cult: LedgerCult; readonly n: number }
  | { readonly do: 'drop'; readonly what: Drop; readonly n: number }
  | { readonly do: 'leech'; readonly n: number; readonly from: string | null }
  | { readonly do: 'decline'; readonly n: number | null; readonly from: string | null }
  | { readonly do: 'token'; readonly take: boolean }
  | { readonly do: 'pick'; readonly terrain: LedgerTerrain }
  | { readonly do: 'unlock'; readonly terrain: LedgerTerrain | null }
  | { readonly do: 'pass'; readonly card: string | null }
  | { readonly do: 'leave'; readonly who: string }
  | { readonly do: 'wait' }
  /** Our own words, where the site has to be told otherwise (TM 18.6). */
  | { readonly do: 'startVp'; readonly n: number }
  | { readonly do: 'tokens'; readonly bowls: readonly [number, number, number] }
  | { readonly do: 'noTokens' }
  | { readonly do: 'stay' }
  | { readonly do: 'done' }
  /** Written by the site to show what happened by itself; nothing to play. */
  | { readonly do: 'effect'; readonly what: string };

export type CommandOf<K extends Command['do']> = Extract<Command, { do: K }>;
