import type { Refusal } from '$lib/kernel';
import { ON_SPADES } from '../../abilities/spades';
import { FACTION } from '../../factions';
import type { Land, Terrain } from '../../ids';
import { kit } from '../../kit';
import { numberOf } from '../../map';
import type { CommandOf } from '../command';
import { ahead, nextHex } from './ahead';
import { toTurnOr } from './clear';
import { payment } from './payment';
import { asked, play, type ImportState } from './state';
import { walkHome, walkTo, type Walk } from './walk';

/** `dig n`: nothing happens yet; the transformation that follows buys them. */
export function dig(state: ImportState, seat: number, { n }: CommandOf<'dig'>): Refusal | null {
  const { dig: price, terraform } = FACTION[state.position.seats[seat]!.faction!];
  if (terraform === 'none' || (price === null && terraform === 'spades'))
    return kit.refuse('ledger.noSpades', 'TM 6.1');
  const spades = asked(state, seat, 'spades');
  const why = spades?.buy ? null : toTurnOr(state, seat);
  if (why !== null) return why;
  if (!spades?.buy && !asked(state, seat, 'turn')) return kit.refuse('ledger.spadesAlone', 'TM 6.1');
  if (terraform !== 'spades') {
    state.dug = n;
    return null;
  }
  const dear = refuseDig(state, seat, state.dug + n);
  if (dear !== null) return dear;
  state.dug += n;
  digEarly(state, seat);
  return null;
}

/** What a spade brings may be converted before the earth is moved: then the earth is moved first. */
function digEarly(state: ImportState, seat: number): void {
  if (ON_SPADES[state.position.seats[seat]!.faction!] === undefined) return;
  const following = ahead(state)[0]?.command?.do;
  if (following === 'convert' || following === 'burn') transformNext(state, seat);
}

/** Transforms the next hex of this row now, if the rules let it. */
function transformNext(state: ImportState, seat: number): void {
  const next = nextHex(state);
  if (next === null || isHome(state, seat, next.hex)) return;
  const refused = transform(state, seat, next.hex, next.to ?? homeOf(state, seat));
  if (refused === null && next.part.command?.do === 'transform') state.taken.add(next.part);
}

function refuseDig(state: ImportState, seat: number, n: number): Refusal | null {
  const owner = state.position.seats[seat]!;
  const { dig: levels } = FACTION[owner.faction!];
  if (levels === null) return kit.refuse('ledger.noSpades', 'TM 6.1');
  const price = levels.cost[owner.dig] ?? levels.cost.at(-1)!;
  for (const good of ['workers', 'priests'] as const) {
    const cost = (price[good] ?? 0) * n;
    if (owner[good] < cost) return kit.refuse('ledger.spadesDear', 'TM 6.1', { n, cost, good, has: owner[good] });
  }
  return null;
}

/** Home as a ground of the map; null before a start terrain is known. */
export function homeOf(state: ImportState, seat: number): Land | null {
  const owner = state.position.seats[seat]!;
  const { land } = FACTION[owner.faction!];
  return land === 'ice' ? 'ICE' : land === 'volcano' ? 'VOLCANO' : owner.terrain;
}

/** Whether a dwelling can stand there as the ground is now. */
export function isHome(state: ImportState, seat: number, hex: string): boolean {
  const owner = state.position.seats[seat]!;
  const ground = state.position.ground[numberOf(state.position.map, hex)];
  if (FACTION[owner.faction!].land === 'river') return owner.unlocked.includes(ground as Terrain);
  return ground === homeOf(state, seat);
}

/** Transforms a hex; without a colour to home, or as near as the spades reach. */
export function transform(state: ImportState, seat: number, hex: string, to: Land | null): Refusal | null {
  const why = toTurnOr(state, seat, 'spades', 'sandstorm');
  if (why !== null) return why;
  let walk = walkFor(state, seat, hex, to);
  if ('key' in walk) return walk;
  const spades = asked(state, seat, 'spades');
  // Spades go on to a further hex only from one that became home (TM 6.1): a ledger may name that one later.
  if (
    spades !== undefined &&
    spades.first &&
    !spades.spread &&
    walk.to !== homeOf(state, seat) &&
    walk.spades < spades.n
  ) {
    transformNext(state, seat);
    walk = walkFor(state, seat, hex, to);
    if ('key' in walk) return walk;
  }
  const free = asked(state, seat, 'spades')?.n ?? 0;
  const bought = Math.max(0, walk.spades - free);
  if (bought > state.dug) return kit.refuse('ledger.spadesFew', 'TM 6.1', { n: walk.spades, has: free + state.dug });
  const refused = play(state, { kind: 'transform', seat, hex, to: walk.to, spades: walk.spades });
  if (refused !== null) return refused;
  state.dug -= state.dug > 0 && walk.spades === 0 ? 1 : bought;
  return payment(state, seat);
}

function walkFor(state: ImportState, seat: number, hex: string, to: Land | null): Walk | Refusal {
  const owner = state.position.seats[seat]!;
  const { exactly, land, terraform } = FACTION[owner.faction!];
  const number = numberOf(state.position.map, hex);
  const from = state.position.ground[number];
  const home = homeOf(state, seat);
  if (from === undefined || home === null) return kit.refuse('ledger.noHex', undefined, { hex });
  const goal = to ?? home;
  if (asked(state, seat, 'sandstorm')) return { to: goal, spades: 0 };
  if (terraform !== 'spades') {
    return state.dug > 0 ? { to: goal, spades: 0 } : kit.refuse('ledger.volcano', 'TM 18.4');
  }
  const atHand = state.dug + (asked(state, seat, 'spades')?.n ?? 0);
  if (atHand === 0) return kit.refuse('ledger.spadesNone', 'TM 6.1');
  if (exactly !== undefined) return { to: goal, spades: exactly };
  if (from === 'I' || from === 'ICE' || from === 'VOLCANO') return { to: goal, spades: atHand };
  const ice = land === 'ice';
  const place = owner.terrain!;
  if (to === null) return walkHome(from, place, ice, atHand);
  return walkTo(from, goal, { place, ice, long: state.ledger.header.ours }, atHand);
}
