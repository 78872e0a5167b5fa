import { t } from '$lib/i18n';
import { exportGame } from '$lib/store';
import { fileName, saveFile } from './save-file';
import { notices } from './notices.svelte';

/** Hands a game to the person as a file, from memory if it is not on disk. */
export async function saveGame({ id, game }: { readonly id: string; readonly game: string }): Promise<void> {
  const text = await exportGame(id).catch(() => null);
  if (text === null) notices.say(t('home.failed'));
  else await saveFile(fileName(game, Date.now()), text);
}
