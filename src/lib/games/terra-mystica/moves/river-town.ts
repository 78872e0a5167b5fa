import { factionOf } from '../factions';
import { kit } from '../kit';
import { geometry } from '../map';
import { foundTown, groupOf, inTown, suffices, townsLeft } from '../rules/towns';
import type { TmPosition } from '../state';
import { hex } from './fields';
import { DUTIES, OUTSIDE, listsFreeMoves, settledKit } from './kit';

/** All own structures that a river hex would join, or none if it touches no structure. */
function joined(position: TmPosition, seat: number, hex: number): number[] {
  const shore = geometry(position.map).land[hex]!.find((n) => position.pieces[n]?.seat === seat);
  return shore === undefined ? [] : groupOf(position, seat, shore, hex);
}

/** The Mermaids found a town over a river hex, when they like (TM 10.4). */
export const riverTown = settledKit.move(
  'riverTown',
  { hex },
  {
    rule: 'TM 10.4',
    answers: [...OUTSIDE, ...DUTIES],
    free: true,
    *candidates(position, decision) {
      const { seat } = decision;
      if (!factionOf(position.seats[seat]!).overRivers || seat !== position.active) return;
      if (!listsFreeMoves(position, decision)) return;
      const place = geometry(position.map);
      for (const n of place.riverHexes) {
        const group = joined(position, seat, n);
        if (group.length >= 3 && suffices(position, seat, group)) yield { kind: 'riverTown', seat, hex: place.ids[n]! };
      }
    },
    check(position, { seat, hex }) {
      if (!factionOf(position.seats[seat]!).overRivers) return kit.refuse('river.foreign', 'TM 10.4');
      if (seat !== position.active) return kit.refuse('river.turn', 'TM 10.4');
      const place = geometry(position.map);
      const n = place.at.get(hex);
      if (n === undefined || !place.river[n]) return kit.refuse('river.hex', 'TM 10.4', { hex });
      const group = joined(position, seat, n);
      if (inTown(position, group)) return kit.refuse('river.town', 'TM 10.4', { hex });
      if (!suffices(position, seat, group)) return kit.refuse('river.small', 'TM 10.4', { hex });
      return townsLeft(position) > 0 ? null : kit.refuse('towns.none', 'TM 10.3');
    },
    effect(draft, { seat, hex }) {
      const n = geometry(draft.p.map).at.get(hex)!;
      const group = joined(draft.p, seat, n);
      draft.p.riverTowns = [...draft.p.riverTowns, { seat, hex }];
      draft.tell('riverTown', { seat, hex });
      foundTown(draft, seat, group);
    }
  }
);
