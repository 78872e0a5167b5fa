import type { Game, GameMeta, LogHeader, Move, Position, Refusal } from '$lib/kernel';
import type { Language, Texts } from '$lib/i18n/format';

/** The rules as a player reads them, in our own words. Ids are the numbers of RULES.md, without its prefix. */
export interface RuleBook {
  readonly chapters: readonly {
    readonly id: string;
    readonly title: string;
    readonly sections: readonly { readonly id: string; readonly title: string; readonly text: readonly string[] }[];
  }[];
}

/** Where a text is wrong: its line (from 1), the words that stand there, and why the game refuses them. */
export interface LedgerFault {
  readonly line: number;
  readonly command: string;
  readonly reason: Refusal;
}

export type LedgerRead =
  | {
      readonly ok: true;
      readonly header: LogHeader;
      readonly moves: readonly Move[];
      /** What each seat is called in the text. */
      readonly names: readonly { readonly key: string }[];
      /** Lines of the text that were moves. */
      readonly rows: number;
    }
  | { readonly ok: false; readonly fault: LedgerFault };

/** A notation that others use as well: games come in from it and go out to it. */
export interface Ledger {
  /** How a file of it ends, without a dot. */
  readonly extension: string;
  /** Whether a text looks as if it were one; whether it is, `read` will tell. */
  looksLike(text: string): boolean;
  /** An empty text where nothing can be written yet. */
  write(header: LogHeader, moves: readonly Move[]): string;
  /** Plays the whole text by the rules. */
  read(text: string): LedgerRead;
}

/** A game as the house knows it: its meta at once, everything else when it is wanted. */
export interface GameEntry {
  readonly meta: GameMeta;
  /** What stands before a rule's number: `TM 6.1`. */
  readonly rulePrefix: string;
  /** It teaches the interface: home shows it under "Learn Plateau". */
  readonly teaches?: boolean;
  load(): Promise<Game<Position>>;
  texts(language: Language): Promise<Texts>;
  rulebook(language: Language): Promise<RuleBook>;
  /** For games whose moves are written down in a notation of their own all over the world. */
  readonly ledger?: () => Promise<Ledger>;
}
