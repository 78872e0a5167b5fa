import type { Counters, Seat } from '$lib/kernel';
import type { PieceType, RafPosition } from './state';

/** What a civilization has, by name; pieces are those in the World. */
export function counters({ civs, pieces }: RafPosition, seat: Seat): Counters {
  const { stock, hand, discard, decline, trophies, guilds } = civs[seat]!;
  const count: Record<PieceType, number> = { nomad: 0, city: 0, ship: 0, temple: 0, mountaineer: 0, merchant: 0 };
  for (const { owner, type } of pieces) if (owner === seat) count[type] += 1;
  return {
    gold: stock.gold,
    wood: stock.wood,
    stone: stock.stone,
    ...count,
    active: hand.length + discard.length,
    declined: decline.length,
    trophies: trophies.length,
    guilds: guilds.length
  };
}
