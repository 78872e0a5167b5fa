import { version } from '$app/environment';
import { GameStorage } from './storage';

/** The storage of this tab. */
export const storage = new GameStorage({
  catalogue: async (id) => (await import('$lib/games')).entryOf(id),
  build: version
});
