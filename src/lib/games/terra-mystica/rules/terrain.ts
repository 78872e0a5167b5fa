import type { Seat } from '$lib/kernel';
import { factionOf } from '../factions';
import { CYCLE, type Ground, type Land, type Terrain } from '../ids';
import { geometry } from '../map';
import type { SeatState, TmPosition } from '../state';

export const isTerrain = (ground: Ground): ground is Terrain => (CYCLE as readonly string[]).includes(ground);

/** What a seat's own ground looks like; null for the Riverwalkers, who have none. */
export function homeGround(me: SeatState): Land | null {
  switch (factionOf(me).land) {
    case 'ice':
      return 'ICE';
    case 'volcano':
      return 'VOLCANO';
    case 'river':
      return null;
    case 'terrain':
      return me.terrain;
  }
}

/** Whether a dwelling may stand there as far as the ground goes (TM 6.1, 12.20). */
export function buildable(position: TmPosition, seat: Seat, hex: number): boolean {
  const me = position.seats[seat]!;
  const ground = position.ground[hex]!;
  const home = homeGround(me);
  if (home !== null) return ground === home;
  return (me.unlocked as readonly string[]).includes(ground) && geometry(position.map).shores[hex]!.length > 0;
}

/** Home terrain of another player (TM 12): base factions and the Shapeshifters, never start terrains. */
export const othersHome = (position: TmPosition, seat: Seat, ground: Ground): boolean =>
  position.seats.some(
    (other, n) =>
      n !== seat && other.faction !== null && factionOf(other).land === 'terrain' && other.terrain === ground
  );

/** A way to change a hex: so many spades lead to this ground. */
export interface Walk {
  readonly to: Land;
  readonly spades: number;
}

const walks = new Map<string, readonly Walk[]>();

/**
 * All ways along the cycle (TM 6.1): one direction, stop at home. For ice the start terrain's place on the
 * cycle is ice, and a hex showing the start terrain takes one spade.
 */
export function walksFrom(me: SeatState, ground: Ground): readonly Walk[] {
  const faction = factionOf(me);
  if (!isTerrain(ground) || faction.terraform !== 'spades' || me.terrain === null) return [];
  const key = `${faction.land}${faction.exactly ?? ''}${me.terrain}${ground}`;
  let found = walks.get(key);
  if (found === undefined) walks.set(key, (found = measure(me.terrain, ground, homeGround(me)!, faction.exactly)));
  return found;
}

function measure(homeTerrain: Terrain, ground: Terrain, home: Land, exactly: number | undefined): Walk[] {
  if (exactly !== undefined) return ground === home ? [] : [{ to: home, spades: exactly }];
  const size = CYCLE.length;
  const at = CYCLE.indexOf(ground);
  const goal = CYCLE.indexOf(homeTerrain);
  const list: Walk[] = ground === homeTerrain && home !== ground ? [{ to: home, spades: 1 }] : [];
  for (const direction of [1, -1]) {
    for (let spades = 1; spades < size; spades++) {
      const stop = (at + direction * spades + size * size) % size;
      list.push({ to: stop === goal ? home : CYCLE[stop]!, spades });
      if (stop === goal) break;
    }
  }
  return list.sort((a, b) => a.spades - b.spades);
}
