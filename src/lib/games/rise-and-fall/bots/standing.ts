import type { Seat } from '$lib/kernel';
import { CARDS, trophyPoints } from '../data';
import { inWorld } from '../rules/board';
import { groundOf } from '../rules/ground';
import { activeCards } from '../rules/cards';
import { score } from '../scoring';
import { PIECE_TYPES, TALE_PIECES, type Card, type RafPosition, type TalePiece } from '../state';

/** What a piece is worth while it can still be used, in points. */
const WORTH: Readonly<Record<Card, number>> = {
  nomad: 2.2,
  city: 4.5,
  ship: 2.5,
  temple: 3,
  mountaineer: 2.5,
  merchant: 3.5
};

const TALE_WORTH: Readonly<Record<TalePiece, number>> = { bank: 6, port: 7, capital: 14, cathedral: 5 };
/** A Bank raises the taxes of every City. */
const TAXED = 2.5;
const GUILD = 6;

/** What a resource is worth: the first ones build something, more of them lie about. */
const RESOURCE = [0, 1.6, 2.8, 3.4, 3.8, 4];

/** How well a seat stands: its points now, what it can still make of what it has, and how the others stand. */
export function standing(view: RafPosition, seat: Seat): number {
  const { totals } = score(view);
  const me = view.civs[seat]!;
  if (me.extinct) return -100;
  const { wood, stone, gold } = me.stock;
  let worth = totals[seat]! + RESOURCE[Math.min(wood, 5)]! + RESOURCE[Math.min(stone, 5)]! + Math.min(gold, 30) * 0.15;
  for (const type of PIECE_TYPES) {
    const n = inWorld(view, seat, type);
    worth += n * WORTH[type];
    if (view.trophies.includes(type)) worth += closeness(n, CARDS[type].supply) * trophyPoints(type);
  }
  if (view.tales !== undefined || view.variant.tales !== undefined) worth += withTales(view, seat);
  worth += 3 * Math.min(activeCards(me).length, 4) + sites(view, seat);
  const others = totals.filter((_, other) => other !== seat);
  return worth - 0.3 * (others.reduce((sum, n) => sum + n, 0) / Math.max(1, others.length));
}

/** What tales add: their pieces, a guild from the House, and what lies about. */
function withTales(view: RafPosition, seat: Seat): number {
  let worth = 0;
  for (const type of TALE_PIECES) worth += inWorld(view, seat, type) * TALE_WORTH[type];
  if (inWorld(view, seat, 'bank') > 0) worth += TAXED * inWorld(view, seat, 'city');
  for (const { owner, lying } of view.pieces) if (lying && owner === seat) worth -= 0.8;
  return worth + GUILD * (view.civs[seat]!.guilds.length + (view.dealt[seat]!.length > 0 ? 1 : 0));
}

/** A trophy calls the louder the nearer it is. */
const closeness = (n: number, all: number): number => (n / all) ** 2;

/** Nomads and Mountaineers on ground that gives something, Nomads where something can be founded. */
function sites(view: RafPosition, seat: Seat): number {
  const { at, terrain, sides } = groundOf(view.world);
  let sum = 0;
  for (const { owner, type, cell } of view.pieces) {
    if (owner !== seat) continue;
    const n = at.get(cell)!;
    if (type === 'nomad' || type === 'mountaineer') {
      const ground = terrain[n]!;
      if (ground === 'forest') sum += view.civs[seat]!.stock.wood < 2 ? 1 : 0.3;
      if (ground === 'mountain' || ground === 'glacier') sum += view.civs[seat]!.stock.stone < 2 ? 1 : 0.3;
    }
    // A City needs room to grow.
    if (type === 'city') sum += 0.1 * new Set(sides[n]!.map((beside) => terrain[beside])).size;
  }
  return sum;
}
