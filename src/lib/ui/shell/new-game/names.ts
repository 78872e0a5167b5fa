import { isMessage, t } from '$lib/i18n';
import type { Namer } from './draft';

/** "Player 2", and for bots a name of their own. */
export const names: Namer = {
  person: (n) => t('new.player', { n }),
  bot: (n) => {
    const key = `new.bot.${1 + ((n - 1) % 8)}`;
    return isMessage(key) ? t(key) : t('new.player', { n });
  }
};
