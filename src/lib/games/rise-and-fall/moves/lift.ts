import { same } from '$lib/kernel';
import * as v from 'valibot';
import { kit } from '../kit';
import { lift, roomMakers } from '../world';
import { count } from './fields';

/** No room: as few tiles of the tier as possible are lifted, to be laid elsewhere with the new one. */
export const liftTiles = kit.move(
  'lift',
  { tiles: v.pipe(v.array(count), v.maxLength(4)) },
  {
    rule: 'RF 4',
    answers: ['lift'],
    *candidates({ world }, { seat, tier }) {
      for (const tiles of roomMakers(world, tier)) yield { kind: 'lift', seat, tiles: [...tiles] };
    },
    check({ world }, { tiles }, { tier, n }) {
      for (const set of roomMakers(world, tier)) if (same(set, tiles)) return null;
      return kit.refuse('world.lift', 'RF 4', { n });
    },
    effect(draft, { seat, tiles }, { tier }) {
      for (const id of tiles) draft.p.world = lift(draft.p.world, id);
      draft.tell('lift', { seat, tier, n: tiles.length });
      const again = Array.from({ length: tiles.length + 1 }, (_, i) => tiles.length + 1 - i);
      draft.ask(...again.map((n) => ({ seat, kind: 'tile' as const, tier, n })));
    }
  }
);
