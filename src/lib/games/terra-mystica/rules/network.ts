import type { Seat } from '$lib/kernel';
import type { FinalTileId } from '../ids';
import { far, geometry } from '../map';
import type { TmPosition } from '../state';
import { beside, holdings, jumpRange, overWater, withinJump } from './adjacency';
import { groupOf } from './towns';

/** Own structures joined directly or indirectly, with permanent shipping (TM 11.2); largest first. */
export function networks(position: TmPosition, seat: Seat): number[][] {
  const place = geometry(position.map);
  const me = position.seats[seat]!;
  const range = jumpRange(me);
  const left = new Set(holdings(position, seat));
  const all: number[][] = [];
  for (const start of left) {
    left.delete(start);
    const network = [start];
    for (const hex of network) {
      const near = new Set([...beside(position, hex), ...overWater(place, hex, me.shipping)]);
      for (const other of left) {
        if (near.has(other) || (range > 0 && withinJump(place, hex, other, range))) {
          left.delete(other);
          network.push(other);
        }
      }
    }
    all.push(network);
  }
  return all.sort((a, b) => b.length - a.length);
}

export const networkSize = (position: TmPosition, seat: Seat): number => networks(position, seat)[0]?.length ?? 0;

const MEASURES: Readonly<
  Record<FinalTileId, (position: TmPosition, seat: Seat, network: readonly number[]) => number>
> = {
  'greatest-distance': (position, _seat, network) => {
    const place = geometry(position.map);
    return Math.max(0, ...network.flatMap((a) => network.map((b) => far(place, a, b))));
  },
  'stronghold-sanctuary': (position, _seat, network) => {
    const find = (kind: 'SH' | 'SA') => network.find((hex) => position.pieces[hex]!.kind === kind);
    const [stronghold, sanctuary] = [find('SH'), find('SA')];
    return stronghold === undefined || sanctuary === undefined ? 0 : far(geometry(position.map), stronghold, sanctuary);
  },
  outposts: (position, _seat, network) => network.filter((hex) => geometry(position.map).edge[hex]).length,
  settlements: (position, seat, network) => {
    const seen = new Set<number>();
    let groups = 0;
    for (const hex of network) {
      if (seen.has(hex)) continue;
      groups++;
      for (const other of groupOf(position, seat, hex)) seen.add(other);
    }
    return groups;
  }
};

/** The extra final scoring of Fire & Ice: each player's best network counts (TM 11.3). */
export const finalTileValue = (position: TmPosition, seat: Seat, tile: FinalTileId): number =>
  Math.max(0, ...networks(position, seat).map((network) => MEASURES[tile](position, seat, network)));
