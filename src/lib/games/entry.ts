import type { Game, GameMeta, Position } from '$lib/kernel';
import type { Language, Texts } from '$lib/i18n/format';

/** The rules as a player reads them, in our own words. Ids are the numbers of RULES.md, without its prefix. */
export interface RuleBook {
  readonly chapters: readonly {
    readonly id: string;
    readonly title: string;
    readonly sections: readonly { readonly id: string; readonly title: string; readonly text: readonly string[] }[];
  }[];
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
}
