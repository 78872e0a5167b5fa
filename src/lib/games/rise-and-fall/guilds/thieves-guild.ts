import { kit } from '../kit';
import { action } from '../moves/action';
import { cell, resource } from '../moves/fields';
import { pieceOn } from '../rules/board';
import { hand, roomFor } from '../rules/stock';
import { beside, refuseCliff } from '../rules/targets';
import { RESOURCES } from '../state';
import type { Guild } from './types';

/** Thieves' Guild: a resource from the owner of a City beside the Nomad, once for each City. */
export const steal = action(
  'steal',
  { to: cell, take: resource },
  {
    rule: 'RF 11.4',
    by: ['nomad'],
    offered: true,
    *candidates(_position, { piece, board, n }, { kind, seat, from }) {
      for (const at of board.ground.sides[n]!) {
        const city = pieceOn(board, at, 'city');
        if (city === undefined || city.owner === piece.owner) continue;
        for (const take of RESOURCES) yield { kind, seat, from, to: city.cell, take };
      }
    },
    refuse(position, actor, { to, take }) {
      const { owner } = actor.piece;
      const n = beside(actor, to, 'RF 11.4');
      if (typeof n !== 'number') return n;
      const city = pieceOn(actor.board, n, 'city');
      if (city === undefined || city.owner === owner) return kit.refuse('steal.city', 'RF 11.4', { cell: to });
      const cliff = refuseCliff(actor, n, 'RF 11.4');
      if (cliff !== null) return cliff;
      if (position.acting.robbed.includes(to)) return kit.refuse('steal.twice', 'RF 11.4', { cell: to });
      if (position.civs[city.owner]!.stock[take] < 1) {
        return kit.refuse('steal.nothing', 'RF 11.4', { other: city.owner, resource: take });
      }
      return roomFor(position, owner, take) < 1 ? kit.refuse('steal.full', 'RF 11.4', { resource: take }) : null;
    },
    effect(draft, { piece: { owner }, board }, { to, take }) {
      const city = pieceOn(board, board.ground.at.get(to)!, 'city')!;
      hand(draft, city.owner, owner, { [take]: 1 });
      draft.p.acting = { ...draft.p.acting, robbed: [...draft.p.acting.robbed, to] };
      draft.tell('steal', { seat: owner, other: city.owner, resource: take, cell: to });
    }
  }
);

/** Nomads rob opposing Cities beside them. */
export const thievesGuild: Guild = {
  id: 'thievesGuild',
  actions: [steal]
};
