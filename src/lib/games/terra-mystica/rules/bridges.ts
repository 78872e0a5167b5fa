import type { Refusal, Seat } from '$lib/kernel';
import type { HexId } from '../ids';
import { kit, seatOf, type Draft } from '../kit';
import { geometry } from '../map';
import type { TmPosition } from '../state';
import { checkTown } from './towns';

export const BRIDGES = 3;

/** Bridges with own structures at both ends (TM 12.7). */
export const ownBridges = (position: TmPosition, seat: Seat): number =>
  position.bridges.filter(
    ({ seat: owner, a, b }) => owner === seat && holds(position, seat, a) && holds(position, seat, b)
  ).length;

const holds = (position: TmPosition, seat: Seat, hex: HexId): boolean =>
  position.pieces[geometry(position.map).at.get(hex) ?? -1]?.seat === seat;

/** Why this seat cannot put a bridge there (TM 6.6), or null. */
export function refuseBridge(position: TmPosition, seat: Seat, a: HexId, b: HexId): Refusal | null {
  const place = geometry(position.map);
  if (position.seats[seat]!.bridges >= BRIDGES) return kit.refuse('bridge.none', 'TM 6.6');
  if (!holds(position, seat, a) && !holds(position, seat, b))
    return kit.refuse('bridge.noStructure', 'TM 6.6', { a, b });
  if (!place.siteNames.has(`${place.at.get(a) ?? -1}:${place.at.get(b) ?? -1}`))
    return kit.refuse('bridge.site', 'TM 3.2', { a, b });
  const there = position.bridges.some((other) => other.a === a && other.b === b);
  return there && !position.rules.looseBridge ? kit.refuse('bridge.taken', 'TM 6.6', { a, b }) : null;
}

/** Where a seat can bridge now. */
export function bridgeSites(position: TmPosition, seat: Seat): [HexId, HexId][] {
  if (position.seats[seat]!.bridges >= BRIDGES) return [];
  const place = geometry(position.map);
  const sites: [HexId, HexId][] = [];
  for (const [a, b] of place.sites) {
    if (position.pieces[a]?.seat !== seat && position.pieces[b]?.seat !== seat) continue;
    const ends: [HexId, HexId] = [place.ids[a]!, place.ids[b]!];
    if (refuseBridge(position, seat, ...ends) === null) sites.push(ends);
  }
  return sites;
}

export function buildBridge(draft: Draft, seat: Seat, a: HexId, b: HexId): void {
  const place = geometry(draft.p.map);
  seatOf(draft, seat).bridges++;
  draft.p.bridges = [...draft.p.bridges, { seat, a, b }];
  draft.tell('bridge', { seat, a, b });
  for (const hex of [a, b]) {
    const n = place.at.get(hex)!;
    if (draft.p.pieces[n]?.seat === seat) checkTown(draft, seat, n);
  }
}
