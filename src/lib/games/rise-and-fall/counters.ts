import type { Counters, Seat } from '$lib/kernel';
import { boardOf, TYPE_NUMBER } from './rules/board';
import type { RafPosition } from './state';

/** What a civilization has, by name; pieces are those in the World. */
export function counters(position: RafPosition, seat: Seat): Counters {
  const { stock, hand, discard, decline, trophies, guilds } = position.civs[seat]!;
  const count = boardOf(position).count[seat]!;
  return {
    gold: stock.gold,
    wood: stock.wood,
    stone: stock.stone,
    nomad: count[TYPE_NUMBER.nomad]!,
    city: count[TYPE_NUMBER.city]!,
    ship: count[TYPE_NUMBER.ship]!,
    temple: count[TYPE_NUMBER.temple]!,
    mountaineer: count[TYPE_NUMBER.mountaineer]!,
    merchant: count[TYPE_NUMBER.merchant]!,
    active: hand.length + discard.length,
    declined: decline.length,
    trophies: trophies.length,
    guilds: guilds.length
  };
}
