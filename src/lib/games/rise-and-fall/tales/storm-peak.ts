import { kit } from '../kit';
import { boardOf } from '../rules/board';
import { groundOf } from '../rules/ground';
import { setUpOf } from '../rules/laying';
import { layDown } from '../rules/lying';
import { zoneOf } from '../rules/zones';
import { onOneCell } from './places';
import type { Tale } from './types';

const ID = 'stormPeak';
const RULE = 'RF 17.11';

/** Mountaineers are used to it. */
const FALL: ReadonlySet<string> = new Set(['nomad', 'ship', 'merchant']);

/** Nothing enters it; every move ends beside it, and most units lie down there. */
export const stormPeak: Tale = {
  id: ID,
  setUp: [setUpOf(ID, 'glacier')],
  place: onOneCell(ID, RULE, ['glacier'], { terrain: 'stormPeak' }),
  bars({ world }, _holder, { type }) {
    const { beside } = zoneOf(world, ID);
    if (beside.size === 0) return null;
    const { cells } = groundOf(world);
    return {
      closes: (n, what) => what === 'pass' && beside.has(n),
      refuse: (n) => kit.refuse('move.way', RULE, { piece: type, cell: cells[n]! })
    };
  },
  acted(draft, { piece }, kind) {
    if (kind !== 'move' || !FALL.has(piece.type) || draft.p.acting.onward !== undefined) return;
    const { byId, ground } = boardOf(draft.p);
    const moved = byId.get(piece.id);
    if (moved !== undefined && zoneOf(draft.p.world, ID).beside.has(ground.at.get(moved.cell)!))
      layDown(draft, [moved]);
  }
};
