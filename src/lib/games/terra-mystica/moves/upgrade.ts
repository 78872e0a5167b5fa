import * as v from 'valibot';
import { defineMove, refusal } from '$lib/kernel';
import { geometry } from '../map';
import { holdings } from '../rules/adjacency';
import { pay, short } from '../rules/goods';
import { FROM, noPiece, raiseStructure, upgradePrice } from '../rules/structures';
import type { TmPosition } from '../state';
import { actionOf, shapeOf, shapes } from './kit';
import type { Upgrade } from './types';

const TO = ['TP', 'TE', 'SH', 'SA'] as const;

/** D to TP, TP to TE or SH, TE to SA, on the same hex (TM 6.4). */
export const upgrade = defineMove<TmPosition, Upgrade>({
  kind: 'upgrade',
  answers: ['turn', 'freeTradingPost'],
  rule: 'TM 6.4',
  shape: shapeOf('upgrade', { hex: shapes.hex, to: v.picklist(TO) }),
  *candidates(position, { seat, kind }) {
    const place = geometry(position.map);
    for (const hex of holdings(position, seat)) {
      for (const to of kind === 'turn' ? TO : (['TP'] as const)) {
        if (position.pieces[hex]!.kind === FROM[to]) yield { kind: 'upgrade', seat, hex: place.ids[hex]!, to };
      }
    }
  },
  check(position, move, decision) {
    const { hex, to, seat } = move;
    const n = geometry(position.map).at.get(hex);
    if (n === undefined) return refusal('hex.unknown', 'TM 6.4', { hex });
    const piece = position.pieces[n];
    if (!piece) return refusal('upgrade.empty', 'TM 6.4', { hex });
    if (piece.seat !== seat) return refusal('upgrade.foreign', 'TM 6.4', { hex });
    if (decision.kind === 'freeTradingPost' && to !== 'TP') return refusal('upgrade.freeOnly', 'TM 12.10');
    if (piece.kind !== FROM[to]) return refusal('upgrade.path', 'TM 6.4', { hex, from: piece.kind, to });
    const none = noPiece(position.seats[seat]!, to, 'TM 2');
    if (none !== null || decision.kind === 'freeTradingPost') return none;
    return short(position.seats[seat]!, upgradePrice(position, seat, n, to), 'TM 6.4');
  },
  effect: actionOf((d, { seat, hex, to }, decision) => {
    const n = geometry(d.p.map).at.get(hex)!;
    if (decision.kind === 'turn') pay(d, seat, upgradePrice(d.p, seat, n, to));
    raiseStructure(d, seat, n, to);
  })
});
