import { TALE_FIGURES } from '../data/tales';
import { kit, type Draft } from '../kit';
import { action } from '../moves/action';
import { cell } from '../moves/fields';
import { pieceAt } from '../rules/board';
import { replacePiece } from '../rules/pieces';
import { pay, refusePrice } from '../rules/stock';
import { beside, refuseGround, refuseOccupied, refuseReserve, refuseSite } from '../rules/targets';
import { winTrophy } from '../rules/trophies';
import { strictlyMost } from '../rules/zones';
import type { Cell, RafPosition } from '../state';
import { override } from '../world';
import { keep, offerTrophy, withdrawTrophy } from './events';
import type { Tale } from './types';

const ID = 'floatingCities';
const RULE = 'RF 17.9';
const { cost: COST } = TALE_FIGURES.floatingCities;

/** How many tiles are left, and where the others lie. */
type Tiles = { readonly left: number; readonly cells: readonly Cell[] };
const tilesOf = ({ tales }: RafPosition): Tiles => tales![ID] as Tiles;

/** With the last tile: strictly most Cities that stand on such tiles now, or nobody ever. */
function award(draft: Draft): void {
  const count = draft.p.civs.map(
    (_, civ) => tilesOf(draft.p).cells.filter((at) => pieceAt(draft.p, at, 'city')?.owner === civ).length
  );
  const winner = strictlyMost(count);
  if (winner !== null) return winTrophy(draft, winner, ID);
  withdrawTrophy(draft, ID);
  draft.tell('floated.tie');
}

/** A Nomad on a plain by the sea founds a City on a tile of its own. */
export const floatCity = action(
  'floatCity',
  { to: cell },
  {
    rule: RULE,
    by: ['nomad'],
    offered: 'tale',
    *candidates(_position, { board: { ground }, n }, { kind, seat, from }) {
      if (ground.terrain[n] !== 'plain') return;
      for (const at of ground.sides[n]!)
        if (ground.terrain[at] === 'sea') yield { kind, seat, from, to: ground.cells[at]! };
    },
    refuse(position, actor, { to }) {
      const { owner } = actor.piece;
      if (tilesOf(position).left === 0) return kit.refuse('floating.none', RULE);
      const n = beside(actor, to, RULE);
      if (typeof n !== 'number') return n;
      return (
        refuseGround(actor, actor.n, ['plain'], RULE) ??
        refuseGround(actor, n, ['sea'], RULE) ??
        refuseOccupied(position, actor, n, 'city', RULE) ??
        refuseSite(position, actor, n, 'city') ??
        refuseReserve(position, owner, 'city', RULE) ??
        refusePrice(position, owner, COST, RULE)
      );
    },
    effect(draft, { piece }, { to }) {
      pay(draft, piece.owner, COST);
      draft.p.world = override(draft.p.world, to, { terrain: 'plain' });
      replacePiece(draft, piece, 'city', piece.owner, to);
      draft.tell('floated', { seat: piece.owner, cell: to });
      const { left, cells } = tilesOf(draft.p);
      keep(draft, ID, { left: left - 1, cells: [...cells, to] });
      if (left === 1) award(draft);
    }
  }
);

/** Tiles that make the sea a plain with a City on it; a trophy for whoever has most of them. */
export const floatingCities: Tale = {
  id: ID,
  actions: [floatCity],
  prepare(draft) {
    offerTrophy(draft, ID);
    keep(draft, ID, { left: draft.p.players + 1, cells: [] });
  }
};
