import { t } from '$lib/i18n';
import { exportGame, exportName } from '$lib/store';
import { saveFile } from '$lib/ui/parts/save-file';
import { notices } from '$lib/ui/shell/notices.svelte';

/** Hands a game to the person as a file, from memory if it is not on disk. */
export async function exportRunning({ id, game }: { readonly id: string; readonly game: string }): Promise<void> {
  const text = await exportGame(id).catch(() => null);
  if (text === null) notices.say(t('home.failed'));
  else await saveFile(await exportName(game), text);
}
