import type { HandleClientError } from '@sveltejs/kit';
import { language } from '$lib/i18n';
import { unspelled } from '$lib/shell/spelling';

// The words are fetched while the page itself still is.
void language.start(location.pathname !== '/').catch(() => undefined);

// The router would stumble over a fragment that nobody can spell; without it the page is the right one.
if (unspelled(location.hash) === null) history.replaceState(history.state, '', location.pathname + location.search);

/** People are told that something broke, in their language, by the error page; what exactly is for the console. */
export const handleError: HandleClientError = ({ error, status }) => {
  if (status !== 404) console.error(error);
  return { message: '' };
};
