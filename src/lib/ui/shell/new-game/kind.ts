import type { GameMeta } from '$lib/kernel';
import { spoken, t } from '$lib/i18n';
import type { SeatHolder } from '$lib/store/types';

/** "person", or how the bot plays. */
export function kindOf(meta: GameMeta, { kind, bot }: SeatHolder): string {
  const level = meta.bots.find(({ id }) => id === bot);
  return kind === 'person' || level === undefined
    ? t('common.person')
    : t('new.botOf', { level: spoken(level.name).toLocaleLowerCase() });
}
