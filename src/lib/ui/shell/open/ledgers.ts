import { entryOf, type GameEntry } from '$lib/games';
import { gameTexts } from '$lib/i18n';
import type { SeatsFor } from '$lib/store/read-text';
import { COLOURS } from '../new-game/draft';
import { usualEdges } from '../new-game/edges';

/** People for the seats of a ledger, each with the name that the game gives to the seat. */
export const seatsFor: SeatsFor = async (game, names) => {
  const texts = await gameTexts(entryFor(game));
  const edges = usualEdges(names.length);
  return names.map(({ key }, n) => ({ name: texts.say(key), colour: COLOURS[n]!, kind: 'person', edge: edges[n]! }));
};

/** The game that read a ledger. */
export function entryFor(game: string): GameEntry {
  const entry = entryOf(game);
  if (entry === undefined) throw new TypeError(`a ledger of an unknown game: ${game}`);
  return entry;
}
