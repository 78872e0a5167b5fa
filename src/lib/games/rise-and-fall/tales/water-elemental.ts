import { kit } from '../kit';
import { boardOf, isEmpty, piecesOn } from '../rules/board';
import { destroy, isSafe } from '../rules/destruction';
import { setUpOf } from '../rules/laying';
import type { Cell, Piece, RafPosition } from '../state';
import { regionsOfType, shoreOf, withCreature, type Region } from '../world';
import { creatureCell, keep, lead, putCreature } from './events';
import type { Tale } from './types';

const ID = 'waterElemental';
const RULE = 'RF 17.3';

/** Pieces on plains beside some cells of a sea that a flood would take. */
function victimsBeside(position: RafPosition, cells: readonly Cell[]): readonly Piece[] {
  const board = boardOf(position);
  const { at, sides, terrain } = board.ground;
  const plains = new Set(cells.flatMap((cell) => sides[at.get(cell)!]!).filter((n) => terrain[n] === 'plain'));
  return [...plains].flatMap((n) => piecesOn(board, n)).filter((piece) => !isSafe(position, piece));
}

/** Its sea, without the cell that it floods itself: it goes no deeper into the land. */
function seaCells(position: RafPosition): readonly Cell[] {
  const here = position.world.creatures!.find(({ id }) => id === ID)!;
  const { at, region } = boardOf(position).ground;
  const sea = regionsOfType(position.world, 'sea').find(({ id }) => id === region[at.get(here.cell)!]);
  return (sea?.cells ?? []).filter((cell) => !here.floods || cell !== here.cell);
}

/** The seas of most of something; all of them if none has any. */
function most(position: RafPosition, count: (sea: Region) => number): { seas: readonly Region[]; n: number } {
  const seas = regionsOfType(position.world, 'sea').map((sea) => ({ sea, n: count(sea) }));
  const n = Math.max(0, ...seas.map((each) => each.n));
  return { seas: seas.filter((each) => each.n === n).map(({ sea }) => sea), n };
}

function citiesBeside(position: RafPosition, sea: Region): number {
  const { base, ground } = boardOf(position);
  return shoreOf(position.world, sea).filter((cell) => base[ground.at.get(cell)!]?.type === 'city').length;
}

/** Where it goes when there is nothing to destroy; the cell it flooded is dry again first. */
function richest(position: RafPosition): readonly Cell[] {
  const dry = { ...position, world: withCreature(position.world, ID, null) };
  const { seas, n } = most(dry, (sea) => victimsBeside(dry, sea.cells).length);
  const board = boardOf(dry);
  return n === 0 ? [] : seas.flatMap(({ cells }) => cells.filter((cell) => isEmpty(board, board.ground.at.get(cell)!)));
}

/** Beside Cities; it ravages the plains of its sea and stays on one of them, which is sea as long as it does. */
export const waterElemental: Tale = {
  id: ID,
  setUp: [setUpOf(ID, 'deployment')],
  place: {
    turns: 1,
    refuse(position, to) {
      const board = boardOf(position);
      const n = board.ground.at.get(to)!;
      const terrain = board.ground.terrain[n]!;
      const region = regionsOfType(position.world, 'sea').find(({ id }) => id === board.ground.region[n]);
      if (region === undefined) return kit.refuse('lay.ground', RULE, { what: ID, cell: to, terrain });
      if (!most(position, (sea) => citiesBeside(position, sea)).seas.includes(region)) {
        return kit.refuse('lay.region', RULE, { what: ID, cell: to });
      }
      return isEmpty(board, n) ? null : kit.refuse('cell.occupied', RULE, { cell: to });
    },
    lay: (draft, to) => putCreature(draft, ID, to)
  },
  event(draft, holder) {
    if (creatureCell(draft.p, ID) === undefined) return;
    draft.tell('event', { what: ID });
    const lost = destroy(draft, victimsBeside(draft.p, seaCells(draft.p)));
    keep(draft, ID, [...new Set(lost.map(({ cell }) => cell))]);
    lead(draft, holder, ID, lost.length > 0 ? 'ravaged' : 'sea');
  },
  journey: {
    targets(position, how) {
      if (how !== 'ravaged') return richest(position);
      const board = boardOf(position);
      const ravaged = (position.tales?.[ID] ?? []) as Cell[];
      return ravaged.filter((cell) => isEmpty(board, board.ground.at.get(cell)!));
    },
    arrive(draft, to, how) {
      putCreature(draft, ID, to, how === 'ravaged');
      keep(draft, ID, []);
    }
  }
};
