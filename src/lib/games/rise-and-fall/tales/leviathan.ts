import { kit } from '../kit';
import { boardOf, inReserve, isEmpty, pieceOn } from '../rules/board';
import { refuseClosed } from '../rules/closing';
import { destroy } from '../rules/destruction';
import { setUpOf } from '../rules/laying';
import { placePiece } from '../rules/pieces';
import { settleEffect } from '../rules/trophies';
import { cell } from '../moves/fields';
import type { Cell, RafPosition } from '../state';
import { regionsOfType, type Region } from '../world';
import { creatureCell, lead, putCreature } from './events';
import type { Tale } from './types';

const ID = 'leviathan';
const RULE = 'RF 17.2';

const emptyIn = (position: RafPosition, { cells }: Region): readonly Cell[] => {
  const board = boardOf(position);
  return cells.filter((each) => isEmpty(board, board.ground.at.get(each)!));
};

/** The Ships of a sea, by their cells. */
function shipsIn(position: RafPosition, region: number): readonly Cell[] {
  const { ground } = boardOf(position);
  return position.pieces.flatMap(({ type, cell: at }) =>
    type === 'ship' && ground.region[ground.at.get(at)!] === region ? at : []
  );
}

function seaOf(position: RafPosition): number {
  const { ground } = boardOf(position);
  return ground.region[ground.at.get(creatureCell(position, ID)!)!]!;
}

/** The seas with most Ships among those that have room for it. */
function fullest(position: RafPosition): readonly Region[] {
  const seas = regionsOfType(position.world, 'sea')
    .map((sea) => ({ sea, n: shipsIn(position, sea.id).length }))
    .filter(({ sea, n }) => n > 0 && emptyIn(position, sea).length > 0);
  const most = Math.max(0, ...seas.map(({ n }) => n));
  return seas.filter(({ n }) => n === most).map(({ sea }) => sea);
}

/** Empty plains beside it where a Nomad of a civilization may appear. */
function refuges(position: RafPosition, civ: number): readonly Cell[] {
  const board = boardOf(position);
  const { ground } = board;
  return ground.sides[ground.at.get(creatureCell(position, ID)!)!]!.filter(
    (n) =>
      ground.terrain[n] === 'plain' &&
      isEmpty(board, n) &&
      refuseClosed(position, n, { owner: civ, type: 'nomad' }, 'stand') === null
  ).map((n) => ground.cells[n]!);
}

/** The crew of the Ship that was lost comes ashore. */
export const settle = kit.move(
  'settle',
  { to: cell },
  {
    rule: RULE,
    answers: ['settle'],
    candidates: (position, { seat }) => refuges(position, seat).map((to) => ({ kind: 'settle', seat, to })),
    check: (position, { seat, to }) =>
      refuges(position, seat).includes(to) ? null : kit.refuse('settle.cell', RULE, { cell: to }),
    effect(draft, { seat, to }) {
      placePiece(draft, seat, 'nomad', to);
      draft.tell('settled', { seat, cell: to });
      settleEffect(draft);
    }
  }
);

export const noSettle = kit.move(
  'noSettle',
  {},
  { rule: RULE, answers: ['settle'], effect: (draft, { seat }) => draft.tell('notSettled', { seat }) }
);

/** In the largest sea; it swallows a Ship, or goes where most Ships are. */
export const leviathan: Tale = {
  id: ID,
  setUp: [setUpOf(ID, 'deployment')],
  place: {
    turns: 1,
    refuse(position, to) {
      const board = boardOf(position);
      const n = board.ground.at.get(to)!;
      const terrain = board.ground.terrain[n]!;
      const seas = regionsOfType(position.world, 'sea');
      const region = seas.find(({ id }) => id === board.ground.region[n]);
      if (region === undefined) return kit.refuse('lay.ground', RULE, { what: ID, cell: to, terrain });
      const largest = Math.max(...seas.map(({ cells }) => cells.length));
      if (region.cells.length < largest) return kit.refuse('lay.region', RULE, { what: ID, cell: to });
      return isEmpty(board, n) ? null : kit.refuse('cell.occupied', RULE, { cell: to });
    },
    lay: (draft, to) => putCreature(draft, ID, to)
  },
  event(draft, holder) {
    if (creatureCell(draft.p, ID) === undefined) return;
    draft.tell('event', { what: ID });
    lead(draft, holder, ID, shipsIn(draft.p, seaOf(draft.p)).length > 0 ? 'ship' : 'sea');
  },
  journey: {
    targets: (position, how) =>
      how === 'ship' ? shipsIn(position, seaOf(position)) : fullest(position).flatMap((sea) => emptyIn(position, sea)),
    arrive(draft, to, how) {
      const board = boardOf(draft.p);
      putCreature(draft, ID, to);
      if (how !== 'ship') return;
      const ship = pieceOn(board, board.ground.at.get(to)!, 'ship')!;
      destroy(draft, [ship]);
      const seat = ship.owner;
      if (inReserve(draft.p, seat, 'nomad') > 0 && refuges(draft.p, seat).length > 0) {
        draft.ask({ seat, kind: 'settle', optional: true });
      }
    }
  }
};
