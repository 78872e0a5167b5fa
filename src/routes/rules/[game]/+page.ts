import { error } from '@sveltejs/kit';
import { entryOf } from '$lib/games';
import type { PageLoad } from './$types';

export const load: PageLoad = ({ params }) => {
  const entry = entryOf(params.game);
  if (entry === undefined) error(404);
  return { entry };
};
