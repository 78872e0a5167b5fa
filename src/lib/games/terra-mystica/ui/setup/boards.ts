import type { Seat } from '$lib/kernel';
import { FACTION } from '../../factions';
import { CYCLE, FACTIONS, type FactionId, type Ground, type Terrain } from '../../ids';
import { claimed, refuseFaction } from '../../rules/choosing';
import type { TmPosition } from '../../state';

/** One side of a faction board, and what is in the way of choosing it. */
export interface Side {
  readonly id: FactionId;
  readonly why: 'taken' | 'board' | 'terrain' | null;
  /** Who has it, or has what it would need. */
  readonly by: Seat | null;
}

/** A board with its two sides. */
export interface FactionBoard {
  readonly key: string;
  readonly sides: readonly Side[];
}

/** The boards a seat chooses from: all that are in play, or the one that was dealt to it. */
export function boardsOf(view: TmPosition, seat: Seat): FactionBoard[] {
  const dealt = view.dealt[seat];
  const ids = FACTIONS.filter((id) =>
    dealt === undefined ? FACTION[id].set === 'base' || view.rules.fireIce : dealt.includes(id)
  );
  const keys = [...new Set(ids.map((id) => FACTION[id].board))];
  return keys.map((key) => ({
    key,
    sides: ids.filter((id) => FACTION[id].board === key).map((id) => sideOf(view, seat, id))
  }));
}

function sideOf(view: TmPosition, seat: Seat, id: FactionId): Side {
  if (refuseFaction(view, seat, id) === null) return { id, why: null, by: null };
  const holder = (test: (n: number) => boolean): Seat | null => {
    const n = view.seats.findIndex((_, other) => other !== seat && test(other));
    return n < 0 ? null : n;
  };
  const owner = holder((n) => view.seats[n]!.faction === id);
  if (owner !== null) return { id, why: 'taken', by: owner };
  const { board, home } = FACTION[id];
  const twin = holder((n) => {
    const { faction } = view.seats[n]!;
    return faction !== null && FACTION[faction].board === board;
  });
  if (twin !== null) return { id, why: 'board', by: twin };
  return { id, why: 'terrain', by: holder((n) => view.seats[n]!.terrain === home) };
}

/** The other side of the same board. */
export const twinOf = (id: FactionId): FactionId =>
  FACTIONS.find((other) => other !== id && FACTION[other].board === FACTION[id].board)!;

/** The land whose colour stands for a faction that nobody plays yet; grey where it is a matter of choice. */
export function landOf(id: FactionId): Exclude<Ground, 'I'> {
  const { home, land } = FACTION[id];
  return land === 'ice' ? 'ICE' : land === 'volcano' ? 'VOLCANO' : (home ?? 'S');
}

/** What a faction calls home, as a key: a terrain, or a word for a land of its own choice. */
export function homeKey(id: FactionId): `terrain.${string}` | 'home.any' | 'home.river' {
  const { home, land } = FACTION[id];
  if (land === 'river') return 'home.river';
  return home === null && land === 'terrain' ? 'home.any' : `terrain.${landOf(id)}`;
}

/** The seven terrains by their distance on the cycle from one of them: 0, 1, 2 and 3 spades. */
export function rings(home: Terrain): readonly (readonly Terrain[])[] {
  const at = CYCLE.indexOf(home);
  return [0, 1, 2, 3].map((far) =>
    far === 0 ? [home] : [CYCLE[(at + far) % CYCLE.length]!, CYCLE[(at - far + CYCLE.length) % CYCLE.length]!]
  );
}

/** How a faction comes by land: by the cycle, by exactly so many spades, or as a sentence says. */
type LandPrice =
  | { readonly kind: 'cycle'; readonly home: Terrain }
  | { readonly kind: 'exactly'; readonly n: number; readonly home: Terrain }
  | { readonly kind: 'words'; readonly key: 'land.ice' | 'land.any' | 'land.cult' | 'land.tokens' | 'land.river' };

export function landPrice(id: FactionId): LandPrice {
  const { home, land, terraform, exactly } = FACTION[id];
  if (terraform === 'cult') return { kind: 'words', key: 'land.cult' };
  if (terraform === 'tokens') return { kind: 'words', key: 'land.tokens' };
  if (terraform === 'none') return { kind: 'words', key: 'land.river' };
  if (home === null) return { kind: 'words', key: land === 'ice' ? 'land.ice' : 'land.any' };
  return exactly === undefined ? { kind: 'cycle', home } : { kind: 'exactly', n: exactly, home };
}

/** Who has spoken for each terrain, where the choice of a start or home terrain asks. */
export function claims(view: TmPosition, seat: Seat): ReadonlyMap<Terrain, Seat> {
  const by = new Map<Terrain, Seat>();
  const taken = claimed(view, seat);
  view.seats.forEach(({ terrain }, n) => {
    if (n !== seat && terrain !== null && taken.has(terrain)) by.set(terrain, n);
  });
  return by;
}
