import type { GameEntry, Ledger } from '$lib/games';
import { t } from '$lib/i18n';
import { plainGame } from '$lib/store';
import { fileName, saveFile } from '$lib/shell/save-file';
import { notices } from '$lib/shell/notices.svelte';

/** A game as it stands, in the notation that others read; null after saying why not. */
async function written(entry: GameEntry, id: string): Promise<{ ledger: Ledger; text: string } | null> {
  const [ledger, game] = await Promise.all([entry.ledger?.(), plainGame(id)]).catch(() => [] as const);
  if (ledger === undefined || !game) {
    notices.say(t('home.failed'));
    return null;
  }
  const text = ledger.write(game.header, game.moves);
  if (text === '') notices.say(t('ledger.soon'));
  return text === '' ? null : { ledger, text };
}

/** To the share sheet where there is one, else among the downloads. */
export async function shareLedger(entry: GameEntry, id: string): Promise<void> {
  const found = await written(entry, id);
  if (found === null) return;
  await saveFile(fileName(entry.meta.id, Date.now(), found.ledger.extension), found.text, 'text/plain');
}

export async function copyLedger(entry: GameEntry, id: string): Promise<void> {
  const found = await written(entry, id);
  if (found === null) return;
  await navigator.clipboard.writeText(found.text).then(
    () => notices.say(t('ledger.copied')),
    () => notices.say(t('home.failed'))
  );
}
