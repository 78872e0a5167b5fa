import type { Seat } from '$lib/kernel';
import { boardOf, tell, type Draft } from '../draft';
import { factionOf } from '../factions';
import { TOWNS } from '../ids';
import { geometry } from '../map';
import type { TmPosition } from '../state';
import { beside, holdings } from './adjacency';
import { duty } from './queue';

/** Own structures joined to a hex by direct adjacency, or by a river hex with the seat's town tile (TM 10). */
export function groupOf(position: TmPosition, seat: Seat, from: number, alsoOver = -1): number[] {
  const { at, land } = geometry(position.map);
  const group = [from];
  for (let i = 0; i < group.length; i++) {
    const hex = group[i]!;
    gather(position, seat, beside(position, hex), group);
    if (alsoOver >= 0 && land[alsoOver]!.includes(hex)) gather(position, seat, land[alsoOver]!, group);
    for (const town of position.riverTowns) {
      const around = land[at.get(town.hex)!]!;
      if (town.seat === seat && around.includes(hex)) gather(position, seat, around, group);
    }
  }
  return group;
}

/** Adds a seat's structures among some hexes. Groups are so small that looking through one is the fastest way. */
function gather(position: TmPosition, seat: Seat, hexes: readonly number[], group: number[]): void {
  for (const hex of hexes) if (position.pieces[hex]?.seat === seat && !group.includes(hex)) group.push(hex);
}

/** Four structures (three with a sanctuary) of power value seven (six with FAV5). */
export function suffices(position: TmPosition, seat: Seat, group: readonly number[]): boolean {
  const me = position.seats[seat]!;
  const { buildings } = factionOf(me);
  let power = 0;
  let least = 4;
  for (const hex of group) {
    const { kind } = position.pieces[hex]!;
    power += buildings[kind].value;
    if (kind === 'SA') least = 3;
  }
  return group.length >= least && power >= (me.favours.includes('FAV5') ? 6 : 7);
}

export const inTown = (position: TmPosition, group: readonly number[]): boolean =>
  group.some((hex) => position.pieces[hex]!.town);

/** Town tiles that nobody is about to take. */
export const townsLeft = (position: TmPosition): number =>
  TOWNS.reduce((sum, town) => sum + position.towns[town], 0) -
  position.owed.filter(({ kind }) => kind === 'town').length;

/** Founds a town from the group of a hex, or joins the group to the town it has grown into (TM 10.1, 10.3). */
export function checkTown(d: Draft, seat: Seat, hex: number): void {
  const group = groupOf(d.p, seat, hex);
  if (inTown(d.p, group)) {
    if (!group.every((n) => d.p.pieces[n]!.town)) markTown(d, group);
    return;
  }
  if (suffices(d.p, seat, group) && townsLeft(d.p) > 0) foundTown(d, seat, group);
}

export function foundTown(d: Draft, seat: Seat, group: readonly number[]): void {
  markTown(d, group);
  tell(d, { kind: 'townFounded', seat, n: group.length });
  duty(d, { seat, kind: 'town' });
}

function markTown(d: Draft, group: readonly number[]): void {
  const { pieces } = boardOf(d);
  for (const hex of group) {
    const { seat, kind } = pieces[hex]!;
    pieces[hex] = { seat, kind, town: true };
  }
}

/** FAV5 may found towns at once, in every own group (TM 10.1). */
export function checkAllTowns(d: Draft, seat: Seat): void {
  for (const hex of holdings(d.p, seat)) if (!d.p.pieces[hex]!.town) checkTown(d, seat, hex);
}
