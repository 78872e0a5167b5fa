import type { GameEntry, Ledger } from '$lib/games';
import { t } from '$lib/i18n';
import type { LogHeader, LogRow } from '$lib/kernel';
import { exportGame, exportName } from '$lib/store';
import { saveFile } from '$lib/ui/parts/save-file';
import { notices } from '$lib/ui/shell/notices.svelte';

/** Hands a game to the person as a file, from memory if it is not on disk. */
export async function exportRunning({ id, game }: { readonly id: string; readonly game: string }): Promise<void> {
  const text = await exportGame(id).catch(() => null);
  if (text === null) notices.say(t('home.failed'));
  else await saveFile(await exportName(game), text);
}

/** A game as it stands, in the notation that others read; null after saying why not. */
async function written(entry: GameEntry, id: string): Promise<{ ledger: Ledger; text: string } | null> {
  const [ledger, file] = await Promise.all([entry.ledger?.(), exportGame(id)]).catch(() => [] as const);
  if (ledger === undefined || typeof file !== 'string') {
    notices.say(t('home.failed'));
    return null;
  }
  const { header, moves } = JSON.parse(file) as { header: LogHeader; moves: LogRow[] };
  const text = ledger.write(
    header,
    moves.map(({ move }) => move)
  );
  if (text === '') notices.say(t('ledger.soon'));
  return text === '' ? null : { ledger, text };
}

/** To the share sheet where there is one, else among the downloads. */
export async function shareLedger(entry: GameEntry, id: string): Promise<void> {
  const found = await written(entry, id);
  if (found === null) return;
  const name = (await exportName(entry.meta.id)).replace(/\.plateau\.json$/, `.${found.ledger.extension}`);
  await saveFile(name, found.text, 'text/plain');
}

export async function copyLedger(entry: GameEntry, id: string): Promise<void> {
  const found = await written(entry, id);
  if (found === null) return;
  await navigator.clipboard.writeText(found.text).then(
    () => notices.say(t('ledger.copied')),
    () => notices.say(t('home.failed'))
  );
}
