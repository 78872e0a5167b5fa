import { entryOf, GAMES } from '$lib/games';
import { preferences } from '$lib/shell/preferences.svelte';
import type { PageLoad } from './$types';

/** The table is set as last time, so what was remembered must be here before the page is drawn. */
export const load: PageLoad = async ({ url }) => {
  await preferences.load();
  return { entry: entryOf(url.searchParams.get('game') ?? '') ?? GAMES[0]! };
};
