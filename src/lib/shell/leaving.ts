import { t } from '$lib/i18n';
import { onUnsaved, unsavedGames } from '$lib/store';
import { notices } from './notices.svelte';
import { saveGame } from './save-game';

export const saveUnsaved = async (): Promise<void> => {
  for (const game of unsavedGames()) await saveGame(game);
};

/**
 * Nobody leaves with moves that are only in memory without being asked; whoever stays is offered the file.
 * Only then is the browser told to ask: a page that always listened could not be put away and taken out again.
 */
class Leaving {
  #agreed = false;
  #asks = false;

  start(): () => void {
    const stop = onUnsaved(() => this.#look());
    this.#look();
    return stop;
  }

  /** They were asked already. */
  agree(): void {
    this.#agreed = true;
    this.#look();
  }

  #look(): void {
    const asks = !this.#agreed && unsavedGames().length > 0;
    if (asks === this.#asks) return;
    this.#asks = asks;
    if (asks) addEventListener('beforeunload', this.#ask);
    else removeEventListener('beforeunload', this.#ask);
  }

  readonly #ask = (event: BeforeUnloadEvent): void => {
    event.preventDefault();
    // The page stands still while the browser asks. This is for those who stay.
    setTimeout(() => {
      const action = { label: t('common.saveFile'), run: () => void saveUnsaved() };
      notices.say(t('leave.unsaved'), action);
    });
  };
}

export const leaving = new Leaving();
