import type { Counters, Seat } from '$lib/kernel';
import { PIECE_TYPES, TALE_PIECES, type PieceType, type RafPosition } from './state';

const zero = (types: readonly PieceType[]) => Object.fromEntries(types.map((type) => [type, 0]));
const NONE = zero(PIECE_TYPES);
const NO_TALE_PIECE = zero(TALE_PIECES);

/** What a civilization has, by name; pieces are those in the World. */
export function counters({ civs, pieces, variant }: RafPosition, seat: Seat): Counters {
  const { stock, hand, discard, decline, trophies, guilds } = civs[seat]!;
  const count: Record<string, number> = { ...NONE, ...(variant.tales === undefined ? {} : NO_TALE_PIECE) };
  for (const { owner, type } of pieces) if (owner === seat) count[type]! += 1;
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
