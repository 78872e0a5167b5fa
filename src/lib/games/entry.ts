import type { Game, GameMeta, LogHeader, Move, Position, Refusal } from '$lib/kernel';
import { anyGame } from '$lib/kernel/game';
import type { Language, Texts } from '$lib/i18n/format';

/** The rules as a player reads them, in our own words. Ids are the numbers of RULES.md, without its prefix. */
export interface RuleBook {
  /** Words that people look for, and those of the book that mean the same; plain letters, one word each. */
  readonly synonyms?: Readonly<Record<string, readonly string[]>>;
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

type Files<T> = Readonly<Record<Language, () => readonly Promise<{ readonly default: T }>[]>>;

/** Where the parts of a game are: what `gameEntry` makes its entry from. */
interface GameParts<P extends Position> extends Omit<GameEntry, 'load' | 'texts' | 'rulebook'> {
  readonly load: () => Promise<{ readonly game: Game<P> }>;
  /** Files of sentences and names, laid together. */
  readonly texts: Files<object>;
  /** Files of chapters, one after the other; the first has what the whole book has once. */
  readonly rulebook: Files<RuleBook>;
}

/** A game whose rules and texts come when they are wanted. */
export const gameEntry = <P extends Position>({ load, texts, rulebook, ...rest }: GameParts<P>): GameEntry => ({
  ...rest,
  load: async () => anyGame((await load()).game),
  texts: async (language) => {
    const files = await Promise.all(texts[language]());
    return Object.assign({}, ...files.map((file) => file.default)) as Texts;
  },
  rulebook: async (language) => {
    const files = await Promise.all(rulebook[language]());
    return { ...files[0]!.default, chapters: files.flatMap((file) => file.default.chapters) };
  }
});
