import { TALE_FIGURES } from '../data/tales';
import { kit } from '../kit';
import { action } from '../moves/action';
import { cell } from '../moves/fields';
import { pieceOn, type Actor } from '../rules/board';
import { removePiece } from '../rules/pieces';
import { pay, refusePrice } from '../rules/stock';
import { beside, refuseGround, refuseOccupied, refuseSite } from '../rules/targets';
import { winTrophy } from '../rules/trophies';
import type { Cell, Piece } from '../state';
import { withBridge } from '../world';
import { offerTrophy } from './events';
import type { Tale } from './types';
import { hexName, hexOf } from '$lib/kernel';

const RULE = 'RF 17.5';
const { cost: COST } = TALE_FIGURES.majesticBridge;

/** The cell on the other side. */
function opposite(from: Cell, over: Cell): Cell {
  const [a, b] = [hexOf(from), hexOf(over)];
  return hexName({ q: 2 * b.q - a.q, r: 2 * b.r - a.r });
}

/** The Nomad on the other side; it may have acted already, but it must stand. */
function partner({ piece, board }: Actor, over: Cell): Piece | undefined {
  const n = board.ground.at.get(opposite(piece.cell, over));
  const other = n === undefined ? undefined : pieceOn(board, n, 'nomad');
  return other?.owner === piece.owner && !other.lying ? other : undefined;
}

/** Two Nomads on either side of a sea cell, on the same terrain, build the bridge and go back. */
export const buildBridge = action(
  'buildBridge',
  { to: cell },
  {
    rule: RULE,
    by: ['nomad'],
    offered: 'tale',
    *candidates(_position, actor, { kind, seat, from }) {
      const { ground } = actor.board;
      if (COST[ground.terrain[actor.n]!] === undefined) return;
      for (const n of ground.sides[actor.n]!) {
        const to = ground.cells[n]!;
        if (ground.terrain[n] === 'sea' && partner(actor, to) !== undefined) yield { kind, seat, from, to };
      }
    },
    refuse(position, actor, { to }) {
      const { ground } = actor.board;
      if (position.world.bridge !== undefined) return kit.refuse('bridge.built', RULE);
      const n = beside(actor, to, RULE);
      if (typeof n !== 'number') return n;
      const other = partner(actor, to);
      const sea = refuseGround(actor, n, ['sea'], RULE) ?? refuseOccupied(position, actor, n, 'ship', RULE);
      if (sea !== null) return sea;
      if (other === undefined) return kit.refuse('bridge.nomads', RULE, { cell: to });
      const terrain = ground.terrain[actor.n]!;
      const price = COST[terrain];
      if (price === undefined || ground.terrain[ground.at.get(other.cell)!] !== terrain) {
        return kit.refuse('bridge.ends', RULE);
      }
      return refuseSite(position, actor, n, 'city') ?? refusePrice(position, actor.piece.owner, price, RULE);
    },
    effect(draft, actor, { to }) {
      const { piece, board, n } = actor;
      const other = partner(actor, to)!;
      pay(draft, piece.owner, COST[board.ground.terrain[n]!]!);
      for (const nomad of [piece, other]) removePiece(draft, nomad);
      draft.p.world = withBridge(draft.p.world, { cell: to, ends: [piece.cell, other.cell] });
      draft.tell('bridged', { seat: piece.owner, cell: to });
      winTrophy(draft, piece.owner, 'bridge');
    }
  }
);

/** One in the game, and nobody's: land units cross the sea on its deck. */
export const majesticBridge: Tale = {
  id: 'majesticBridge',
  actions: [buildBridge],
  prepare: (draft) => offerTrophy(draft, 'bridge')
};
