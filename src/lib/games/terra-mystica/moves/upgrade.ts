import { UPGRADES } from '../ids';
import { kit } from '../kit';
import { geometry } from '../map';
import { holdings } from '../rules/adjacency';
import { pay, refusePrice } from '../rules/goods';
import { FROM, refusePiece, raiseStructure, upgradePrice } from '../rules/structures';
import { hex, upgrade as to } from './fields';
import { mainAction } from './kit';

const TRADING_POST = ['TP'] as const;

/** D to TP, TP to TE or SH, TE to SA, on the same hex (TM 6.4). */
export const upgrade = mainAction(
  'upgrade',
  { hex, to },
  {
    rule: 'TM 6.4',
    answers: ['turn', 'freeTradingPost'],
    *candidates(position, { seat, kind }) {
      const place = geometry(position.map);
      for (const hex of holdings(position, seat)) {
        for (const to of kind === 'turn' ? UPGRADES : TRADING_POST) {
          if (position.pieces[hex]!.kind === FROM[to]) yield { kind: 'upgrade', seat, hex: place.ids[hex]!, to };
        }
      }
    },
    check(position, move, decision) {
      const { hex, to, seat } = move;
      const n = geometry(position.map).at.get(hex);
      if (n === undefined) return kit.refuse('hex.unknown', 'TM 6.4', { hex });
      const piece = position.pieces[n];
      if (!piece) return kit.refuse('upgrade.empty', 'TM 6.4', { hex });
      if (piece.seat !== seat) return kit.refuse('upgrade.foreign', 'TM 6.4', { hex });
      if (decision.kind === 'freeTradingPost' && to !== 'TP') return kit.refuse('upgrade.freeOnly', 'TM 12.10');
      if (piece.kind !== FROM[to]) return kit.refuse('upgrade.path', 'TM 6.4', { hex, from: piece.kind, to });
      const none = refusePiece(position.seats[seat]!, to, 'TM 2');
      if (none !== null || decision.kind === 'freeTradingPost') return none;
      return refusePrice(position.seats[seat]!, upgradePrice(position, seat, n, to), 'TM 6.4');
    },
    effect(draft, { seat, hex, to }, decision) {
      const n = geometry(draft.p.map).at.get(hex)!;
      if (decision.kind === 'turn') pay(draft, seat, upgradePrice(draft.p, seat, n, to));
      raiseStructure(draft, seat, n, to);
    }
  }
);
