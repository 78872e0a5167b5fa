import { kit, type Draft } from '../kit';
import { boardOf, isEmpty, piecesOn } from '../rules/board';
import { setUpOf } from '../rules/laying';
import { layDown } from '../rules/lying';
import { zoneOf } from '../rules/zones';
import type { Cell, RafPosition } from '../state';
import { override, special, type World } from '../world';
import { lead } from './events';
import type { Tale } from './types';

const ID = 'typhoon';
const RULE = 'RF 17.19';

/** A cell that the Typhoon has left is what it was: a Floating City stays a plain. */
function without(world: World, cell: Cell): World {
  const { terrain } = world.overrides[cell]!;
  return override(world, cell, terrain === undefined ? null : { terrain });
}

function put(draft: Draft, cell: Cell): void {
  let { world } = draft.p;
  const before = Object.keys(world.overrides).find((at) => special(world, at) === ID);
  if (before !== undefined) world = without(world, before);
  draft.p.world = override(world, cell, { ...world.overrides[cell], special: ID, apart: true, closed: true });
}

/** Every other cell that is ordinary and empty. */
function openCells(position: RafPosition): Cell[] {
  const board = boardOf(position);
  return board.ground.cells.filter((cell, n) => special(position.world, cell) === undefined && isEmpty(board, n));
}

/** Nothing enters it, and its cell belongs to no region; it knocks over what is beside it and moves on. */
export const typhoon: Tale = {
  id: ID,
  setUp: [setUpOf(ID, 'glacier')],
  place: {
    turns: 1,
    refuse(position, to) {
      if (special(position.world, to) !== undefined) return kit.refuse('lay.special', RULE, { cell: to });
      const board = boardOf(position);
      return isEmpty(board, board.ground.at.get(to)!) ? null : kit.refuse('cell.occupied', RULE, { cell: to });
    },
    lay: put
  },
  event(draft, holder) {
    const { beside, cells } = zoneOf(draft.p.world, ID);
    if (cells.length === 0) return;
    draft.tell('event', { what: ID });
    const board = boardOf(draft.p);
    layDown(
      draft,
      [...beside].flatMap((n) => piecesOn(board, n))
    );
    lead(draft, holder, ID);
  },
  journey: { targets: openCells, arrive: put }
};
