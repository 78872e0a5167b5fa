import type { Seat } from '$lib/kernel';
import { factionOf } from '../factions';
import { TOWNS } from '../ids';
import type { Draft } from '../kit';
import { geometry } from '../map';
import type { SeatState, TmPosition } from '../state';
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
  return group.length >= least && power >= powerNeeded(me);
}

export const powerNeeded = ({ favours }: SeatState): number => (favours.includes('FAV5') ? 6 : 7);

export const inTown = (position: TmPosition, group: readonly number[]): boolean =>
  group.some((hex) => position.pieces[hex]!.town);

/** Town tiles that nobody is about to take. */
export const townsLeft = (position: TmPosition): number =>
  TOWNS.reduce((sum, town) => sum + position.towns[town], 0) -
  position.owed.filter(({ kind }) => kind === 'town').length;

/** Founds a town from the group of a hex, or joins the group to the town it has grown into (TM 10.1, 10.3). */
export function checkTown(draft: Draft, seat: Seat, hex: number): void {
  const group = groupOf(draft.p, seat, hex);
  if (inTown(draft.p, group)) {
    if (!group.every((n) => draft.p.pieces[n]!.town)) markTown(draft, group);
    return;
  }
  if (suffices(draft.p, seat, group) && townsLeft(draft.p) > 0) foundTown(draft, seat, group);
}

export function foundTown(draft: Draft, seat: Seat, group: readonly number[]): void {
  markTown(draft, group);
  draft.tell('townFounded', { seat, n: group.length });
  duty(draft, { seat, kind: 'town' });
}

function markTown(draft: Draft, group: readonly number[]): void {
  const pieces = draft.list('pieces');
  for (const hex of group) {
    const { seat, kind } = pieces[hex]!;
    pieces[hex] = { seat, kind, town: true };
  }
}

/** FAV5 may found towns at once, in every own group (TM 10.1). */
export function checkAllTowns(draft: Draft, seat: Seat): void {
  for (const hex of holdings(draft.p, seat)) if (!draft.p.pieces[hex]!.town) checkTown(draft, seat, hex);
}
