import type { GameEntry } from '$lib/games/entry';
import { format, type Language, type Names, type Params, type Texts } from './format';
import { language } from './language.svelte';

/** A game's own sentences, always in the language of the interface. */
export class GameTexts {
  readonly #entry: GameEntry;
  #loaded = $state.raw<Partial<Record<Language, Texts>>>({});

  constructor(entry: GameEntry) {
    this.#entry = entry;
  }

  async load(wanted: Language): Promise<void> {
    if (this.#loaded[wanted] !== undefined) return;
    const texts = await this.#entry.texts(wanted);
    this.#loaded = { ...this.#loaded, [wanted]: texts };
  }

  get #texts(): Texts {
    return this.#loaded[language.current] ?? {};
  }

  has(key: string): boolean {
    return key in this.#texts;
  }

  /** What the game does not say itself (the kernel's own refusals and facts) the interface says. */
  say(key: string, params?: Params, names?: Names): string {
    const texts = this.has(key) ? this.#texts : language.messages;
    return format(texts, language.current, key, params, names);
  }
}

const open = new Map<string, GameTexts>();

/** The texts of a game, loaded. They follow the language for as long as the page lives. */
export async function gameTexts(entry: GameEntry): Promise<GameTexts> {
  let texts = open.get(entry.meta.id);
  if (texts === undefined) {
    texts = new GameTexts(entry);
    open.set(entry.meta.id, texts);
    const kept = texts;
    language.follow((wanted) => kept.load(wanted));
  }
  await texts.load(language.current);
  return texts;
}

/** A game's own names for its pictures: loaded before the first one is drawn, and then said at once. */
export function namesOf(entry: GameEntry) {
  let texts: GameTexts | null = null;
  return {
    loadTexts: async (): Promise<void> => {
      texts = await gameTexts(entry);
    },
    tell: (key: string, params?: Params): string => texts?.say(key, params) ?? key
  };
}
