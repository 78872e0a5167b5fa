import type { GameEntry, RuleBook } from '$lib/games/entry';
import type { Language } from '$lib/i18n/format';
import { figureOf, type Figure } from './figures';

/** The rulebook of a game in the reader's language, with its pictures. */
export class OpenBook {
  #asked = 0;
  book = $state.raw<RuleBook | null>(null);
  figure = $state.raw<Figure | null>(null);
  failed = $state(false);

  open(entry: GameEntry, language: Language): void {
    const asked = ++this.#asked;
    this.failed = false;
    // Pictures move the text, so that both come at once.
    Promise.all([entry.rulebook(language), figureOf(entry.meta.id)]).then(
      ([book, figure]) => {
        if (asked !== this.#asked) return;
        this.book = book;
        this.figure = figure;
      },
      () => (this.failed = asked === this.#asked)
    );
  }
}
