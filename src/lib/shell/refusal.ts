import { isMessage, t } from '$lib/i18n';
import type { StoreRefusal } from '$lib/store/types';

/** Why a file was not taken, as a sentence. */
export function refusalText({ key, params, inGame }: StoreRefusal): string {
  const why = isMessage(key) ? t(key, params) : t('open.refused');
  return inGame === undefined ? why : `${t('store.import.inGame', { n: inGame })} ${why}`;
}
