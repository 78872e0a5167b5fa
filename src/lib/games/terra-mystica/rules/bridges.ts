import { refusal, type Refusal, type Seat } from '$lib/kernel';
import { seatOf, tell, type Draft } from '../draft';
import type { HexId } from '../ids';
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
  if (position.seats[seat]!.bridges >= BRIDGES) return refusal('bridge.none', 'TM 6.6');
  if (!holds(position, seat, a) && !holds(position, seat, b)) return refusal('bridge.noStructure', 'TM 6.6', { a, b });
  if (!place.siteNames.has(`${place.at.get(a) ?? -1}:${place.at.get(b) ?? -1}`))
    return refusal('bridge.site', 'TM 3.2', { a, b });
  const there = position.bridges.some((other) => other.a === a && other.b === b);
  return there && !position.rules.looseBridge ? refusal('bridge.taken', 'TM 6.6', { a, b }) : null;
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

export function buildBridge(d: Draft, seat: Seat, a: HexId, b: HexId): void {
  const place = geometry(d.p.map);
  seatOf(d, seat).bridges++;
  d.p.bridges = [...d.p.bridges, { seat, a, b }];
  tell(d, { kind: 'bridge', seat, a, b });
  for (const hex of [a, b]) {
    const n = place.at.get(hex)!;
    if (d.p.pieces[n]?.seat === seat) checkTown(d, seat, n);
  }
}
