import { t } from '$lib/i18n';
import { exportGame, type GameRecord } from '$lib/store';
import { fileName, saveFile } from '$lib/ui/parts/save-file';
import { notices } from '$lib/ui/shell/notices.svelte';

/** Hands the game to the person as a file, from memory if it is not on disk. */
export async function exportRunning(record: GameRecord): Promise<void> {
  const text = await exportGame(record.id).catch(() => null);
  if (text === null) notices.say(t('home.failed'));
  else await saveFile(fileName(record.header.game, Date.now()), text);
}
