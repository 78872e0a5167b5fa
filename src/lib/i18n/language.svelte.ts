import { LANGUAGES, type Language, type Texts } from './format';
import { loadFront, loadMessages } from './messages';

/** Where the choice waits for the next start, so that the first paint already speaks the right language. */
const REMEMBERED = 'plateau.language';

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((known) => known === value);

/** The first language of the device that we speak, else English. */
export function languageOf(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const language = tag.toLowerCase().split('-')[0];
    if (isLanguage(language)) return language;
  }
  return 'en';
}

type Loader = (language: Language) => Promise<unknown>;

class Speech {
  #current = $state<Language>('en');
  #messages = $state.raw<Texts>({});
  /** Texts of open games: they are fetched before the language turns, so that no sentence is half translated. */
  #followers = new Set<Loader>();
  #started: Promise<void> | null = null;
  #wanted: Language | null = null;
  #whole = true;
  #turns = 0;

  get current(): Language {
    return this.#current;
  }
  get messages(): Texts {
    return this.#messages;
  }

  /** Speaks the remembered language, else the device's: whole, or what home says. The first paint waits for it. */
  start(whole: boolean): Promise<void> {
    if (this.#started !== null && (this.#whole || !whole)) return this.#started;
    this.#whole = whole;
    return (this.#started = this.#turn(
      this.#wanted ?? remembered() ?? languageOf(globalThis.navigator?.languages ?? [])
    ));
  }

  /** Null goes back to the device's language. */
  async choose(language: Language | null): Promise<void> {
    remember(language);
    await this.#turn(language ?? languageOf(globalThis.navigator?.languages ?? []));
  }

  follow(loader: Loader): void {
    this.#followers.add(loader);
  }

  async #turn(language: Language): Promise<void> {
    this.#wanted = language;
    const turn = ++this.#turns;
    const [messages] = await Promise.all([
      this.#whole ? loadMessages(language) : loadFront(language),
      ...[...this.#followers].map((loader) => loader(language))
    ]);
    // Another language, or the rest of this one, was asked for meanwhile.
    if (turn !== this.#turns) return;
    this.#messages = messages;
    this.#current = language;
    if (globalThis.document !== undefined) document.documentElement.lang = language;
  }
}

export const language = new Speech();

/** The language that was chosen on this device, or null when it follows the device. */
export function remembered(): Language | null {
  try {
    const kept = globalThis.localStorage?.getItem(REMEMBERED);
    return isLanguage(kept) ? kept : null;
  } catch {
    return null;
  }
}

function remember(choice: Language | null): void {
  try {
    if (choice === null) localStorage.removeItem(REMEMBERED);
    else localStorage.setItem(REMEMBERED, choice);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
}
