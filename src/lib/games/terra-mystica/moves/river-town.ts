import { defineMove, refusal } from '$lib/kernel';
import { tell } from '../draft';
import { factionOf } from '../factions';
import { geometry } from '../map';
import { foundTown, groupOf, inTown, suffices, townsLeft } from '../rules/towns';
import type { TmPosition } from '../state';
import { DUTIES, effectOf, listsFreeMoves, OPEN, shapeOf, shapes } from './kit';
import type { RiverTown } from './types';

/** All own structures that a river hex would join, or none if it touches no structure. */
function joined(position: TmPosition, seat: number, hex: number): number[] {
  const shore = geometry(position.map).land[hex]!.find((n) => position.pieces[n]?.seat === seat);
  return shore === undefined ? [] : groupOf(position, seat, shore, hex);
}

/** The Mermaids found a town over a river hex, when they like (TM 10.4). */
export const riverTown = defineMove<TmPosition, RiverTown>({
  kind: 'riverTown',
  answers: [...OPEN, ...DUTIES],
  free: true,
  rule: 'TM 10.4',
  shape: shapeOf('riverTown', { hex: shapes.hex }),
  *candidates(position, decision) {
    const { seat } = decision;
    if (!factionOf(position.seats[seat]!).riverTowns || seat !== position.active) return;
    if (!listsFreeMoves(position, decision)) return;
    const place = geometry(position.map);
    for (const n of place.riverHexes) {
      const group = joined(position, seat, n);
      if (group.length >= 3 && suffices(position, seat, group)) yield { kind: 'riverTown', seat, hex: place.ids[n]! };
    }
  },
  check(position, { seat, hex }) {
    if (!factionOf(position.seats[seat]!).riverTowns) return refusal('river.foreign', 'TM 10.4');
    if (seat !== position.active) return refusal('river.turn', 'TM 10.4');
    const place = geometry(position.map);
    const n = place.at.get(hex);
    if (n === undefined || !place.river[n]) return refusal('river.hex', 'TM 10.4', { hex });
    const group = joined(position, seat, n);
    if (inTown(position, group)) return refusal('river.town', 'TM 10.4', { hex });
    if (!suffices(position, seat, group)) return refusal('river.small', 'TM 10.4', { hex });
    return townsLeft(position) > 0 ? null : refusal('towns.none', 'TM 10.3');
  },
  effect: effectOf((d, { seat, hex }) => {
    const n = geometry(d.p.map).at.get(hex)!;
    const group = joined(d.p, seat, n);
    d.p.riverTowns = [...d.p.riverTowns, { seat, hex }];
    tell(d, { kind: 'riverTown', seat, hex });
    foundTown(d, seat, group);
  })
});
