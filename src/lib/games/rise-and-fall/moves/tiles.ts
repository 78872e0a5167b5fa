import { defineMove, refusal, same, type Decision, type Move, type Refusal } from '$lib/kernel';
import * as v from 'valibot';
import { ask, change, tell } from '../draft';
import { roomFor } from '../rules/building';
import type { RafPosition } from '../state';
import { lift, place, placements, refusePlacement, roomMakers, type Placement, type Tier } from '../world';
import { coordinate, count, shapeOf } from './shapes';

const tileShape = shapeOf('tile', { orientation: count, q: coordinate, r: coordinate });
type TileMove = Move & v.InferOutput<typeof tileShape>;

const tierOf = (decision: Decision): Tier => decision['tier'] as Tier;
const placementOf = ({ orientation, q, r }: TileMove, tier: Tier): Placement => ({ kind: tier, orientation, q, r });

/** What was lifted to make room must find a place again, too. */
function leavesRoom(position: RafPosition, placement: Placement, decision: Decision): Refusal | null {
  const more = Number(decision['n']) - 1;
  if (more === 0 || roomFor(place(position.world, placement), placement.kind as Tier, more)) return null;
  return refusal('world.again', 'RF 4', { n: more });
}

/** A tile of the present tier, anywhere it may lie. */
export const tile = defineMove<RafPosition, TileMove>({
  kind: 'tile',
  answers: ['tile'],
  rule: 'RF 4',
  shape: tileShape,
  candidates: ({ world }, decision) =>
    placements(world, tierOf(decision)).map(({ orientation, q, r }) => ({
      kind: 'tile',
      seat: decision.seat,
      orientation,
      q,
      r
    })),
  check(position, move, decision) {
    const placement = placementOf(move, tierOf(decision));
    return refusePlacement(position.world, placement) ?? leavesRoom(position, placement, decision);
  },
  effect: (position, move, decision) =>
    change(position, (d) => {
      const tier = tierOf(decision);
      d.p.world = place(position.world, placementOf(move, tier));
      tell(d, 'tile', { seat: move.seat, tier, cell: `${move.q},${move.r}` });
    })
});

const liftShape = shapeOf('lift', { tiles: v.pipe(v.array(count), v.maxLength(4)) });

/** No room: as few tiles of the tier as possible are lifted, to be laid elsewhere with the new one. */
export const liftTiles = defineMove<RafPosition, Move & v.InferOutput<typeof liftShape>>({
  kind: 'lift',
  answers: ['lift'],
  rule: 'RF 4',
  shape: liftShape,
  *candidates({ world }, decision) {
    for (const tiles of roomMakers(world, tierOf(decision))) {
      yield { kind: 'lift', seat: decision.seat, tiles: [...tiles] };
    }
  },
  check({ world }, { tiles }, decision) {
    for (const set of roomMakers(world, tierOf(decision))) if (same(set, tiles)) return null;
    return refusal('world.lift', 'RF 4', { n: Number(decision['n']) });
  },
  effect: (position, { seat, tiles }, decision) =>
    change(position, (d) => {
      const tier = tierOf(decision);
      for (const id of tiles) d.p.world = lift(d.p.world, id);
      tell(d, 'lift', { seat, tier, n: tiles.length });
      ask(
        d,
        ...Array.from({ length: tiles.length + 1 }, (_, i) => ({ seat, kind: 'tile', tier, n: tiles.length + 1 - i }))
      );
    })
});
