import { t } from '$lib/i18n';
import { removeGame, restoreGame, type GameRecord } from '$lib/store';
import { notices } from '$lib/shell/notices.svelte';
import { gameName } from './lines';

/** Throws a game away and offers it back for a while. */
export async function removeWithUndo(record: GameRecord): Promise<void> {
  const game = gameName(record);
  if (!(await removeGame(record.id).catch(() => false))) {
    notices.say(t('home.failed'));
    return;
  }
  notices.say(t('home.deleted', { game }), {
    label: t('common.undo'),
    run: () =>
      void restoreGame(record.id)
        .catch(() => false)
        .then((back) => notices.say(back ? t('home.restored', { game }) : t('home.failed')))
  });
}
