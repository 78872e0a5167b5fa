import type { HandleClientError } from '@sveltejs/kit';
import { language } from '$lib/i18n';

// The words are fetched while the page itself still is.
void language.start().catch(() => undefined);

/** People are told that something broke, in their language, by the error page; what exactly is for the console. */
export const handleError: HandleClientError = ({ error, status }) => {
  if (status !== 404) console.error(error);
  return { message: '' };
};
