import { WORLD_CARDS, type WorldCard } from '../data/worlds';
import { EMPTY } from './draft';
import { place } from './placing';
import type { World } from './types';

export const worldCards = (civilizations: number): readonly WorldCard[] =>
  WORLD_CARDS.filter((card) => card.civilizations === civilizations);

export const worldCard = (id: string): WorldCard | undefined => WORLD_CARDS.find((card) => card.id === id);

const known = new Map<string, World>();

/** A ready-made World by the id of its card; the same value every time. */
export function namedWorld(id: string): World | undefined {
  const card = worldCard(id);
  if (card === undefined) return undefined;
  let found = known.get(id);
  if (found === undefined) known.set(id, (found = card.tiles.reduce((world, tile) => place(world, tile), EMPTY)));
  return found;
}
