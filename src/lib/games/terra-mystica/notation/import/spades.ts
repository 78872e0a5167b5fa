import { refusal, type Refusal } from '$lib/kernel';
import type { Ground, Terrain } from '../../ids';
import { FACTION } from '../../factions';
import { numberOf } from '../../map';
import type { CommandOf } from '../command';
import { ahead, nextHex } from './ahead';
import { toTurnOr } from './clear';
import { asked, play, type Desk } from './desk';
import { payment } from './payment';
import { walkHome, walkTo, type Walk } from './walk';

/** `dig n`: nothing happens yet; the transformation that follows buys them. */
export function dig(desk: Desk, seat: number, { n }: CommandOf<'dig'>): Refusal | null {
  const { dig: price, terraform } = FACTION[desk.position.seats[seat]!.faction!];
  if (terraform === 'none' || (price === null && terraform === 'spades')) return refusal('ledger.noSpades', 'TM 6.1');
  const spades = asked(desk, seat, 'spades');
  const why = spades?.buy ? null : toTurnOr(desk, seat);
  if (why !== null) return why;
  if (!spades?.buy && !asked(desk, seat, 'turn')) return refusal('ledger.spadesAlone', 'TM 6.1');
  if (terraform !== 'spades') {
    desk.dug = n;
    return null;
  }
  const short = shortOf(desk, seat, desk.dug + n);
  if (short !== null) return short;
  desk.dug += n;
  digEarly(desk, seat);
  return null;
}

/** What a spade brings may be converted before the earth is moved: then the earth is moved first. */
function digEarly(desk: Desk, seat: number): void {
  if (FACTION[desk.position.seats[seat]!.faction!].spades === undefined) return;
  const following = ahead(desk)[0]?.command?.do;
  if (following === 'convert' || following === 'burn') transformNext(desk, seat);
}

/** Transforms the next hex of this row now, if the rules let it. */
function transformNext(desk: Desk, seat: number): void {
  const next = nextHex(desk);
  if (next === null || isHome(desk, seat, next.hex)) return;
  const refused = transform(desk, seat, next.hex, next.to ?? homeOf(desk, seat));
  if (refused === null && next.part.command?.do === 'transform') desk.taken.add(next.part);
}

function shortOf(desk: Desk, seat: number, n: number): Refusal | null {
  const owner = desk.position.seats[seat]!;
  const { dig: levels } = FACTION[owner.faction!];
  if (levels === null) return refusal('ledger.noSpades', 'TM 6.1');
  const price = levels.cost[owner.dig] ?? levels.cost.at(-1)!;
  for (const good of ['workers', 'priests'] as const) {
    const cost = (price[good] ?? 0) * n;
    if (owner[good] < cost) return refusal('ledger.spadesDear', 'TM 6.1', { n, cost, good, has: owner[good] });
  }
  return null;
}

/** Home as a ground of the map; null before a start terrain is known. */
export function homeOf(desk: Desk, seat: number): Ground | null {
  const owner = desk.position.seats[seat]!;
  const { land } = FACTION[owner.faction!];
  return land === 'ice' ? 'ICE' : land === 'volcano' ? 'VOLCANO' : owner.terrain;
}

/** Whether a dwelling can stand there as the ground is now. */
export function isHome(desk: Desk, seat: number, hex: string): boolean {
  const owner = desk.position.seats[seat]!;
  const ground = desk.position.ground[numberOf(desk.position.map, hex)];
  if (FACTION[owner.faction!].land === 'river') return owner.unlocked.includes(ground as Terrain);
  return ground === homeOf(desk, seat);
}

/** Transforms a hex; without a colour to home, or as near as the spades reach. */
export function transform(desk: Desk, seat: number, hex: string, to: Ground | null): Refusal | null {
  const why = toTurnOr(desk, seat, 'spades', 'sandstorm');
  if (why !== null) return why;
  let walk = walkFor(desk, seat, hex, to);
  if ('key' in walk) return walk;
  const spades = asked(desk, seat, 'spades');
  // Spades go on to a further hex only from one that became home (TM 6.1): a ledger may name that one later.
  if (
    spades !== undefined &&
    spades.first &&
    !spades.spread &&
    walk.to !== homeOf(desk, seat) &&
    walk.spades < spades.n
  ) {
    transformNext(desk, seat);
    walk = walkFor(desk, seat, hex, to);
    if ('key' in walk) return walk;
  }
  const free = asked(desk, seat, 'spades')?.n ?? 0;
  const bought = Math.max(0, walk.spades - free);
  if (bought > desk.dug) return refusal('ledger.spadesFew', 'TM 6.1', { n: walk.spades, has: free + desk.dug });
  const refused = play(desk, { kind: 'transform', seat, hex, to: walk.to, spades: walk.spades });
  if (refused !== null) return refused;
  desk.dug -= desk.dug > 0 && walk.spades === 0 ? 1 : bought;
  return payment(desk, seat);
}

function walkFor(desk: Desk, seat: number, hex: string, to: Ground | null): Walk | Refusal {
  const owner = desk.position.seats[seat]!;
  const { exactly, land, terraform } = FACTION[owner.faction!];
  const number = numberOf(desk.position.map, hex);
  const from = desk.position.ground[number];
  const home = homeOf(desk, seat);
  if (from === undefined || home === null) return refusal('ledger.noHex', undefined, { hex });
  const goal = to ?? home;
  if (asked(desk, seat, 'sandstorm')) return { to: goal, spades: 0 };
  if (terraform !== 'spades') {
    return desk.dug > 0 ? { to: goal, spades: 0 } : refusal('ledger.volcano', 'TM 18.4');
  }
  const atHand = desk.dug + (asked(desk, seat, 'spades')?.n ?? 0);
  if (atHand === 0) return refusal('ledger.spadesNone', 'TM 6.1');
  if (exactly !== undefined) return { to: goal, spades: exactly };
  if (from === 'I' || from === 'ICE' || from === 'VOLCANO') return { to: goal, spades: atHand };
  const ice = land === 'ice';
  return to === null ? walkHome(from, owner.terrain!, ice, atHand) : walkTo(from, goal, owner.terrain!, ice, atHand);
}
