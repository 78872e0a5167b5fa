import { moveUi } from '$lib/play/move-ui';
import type { Building, HexId } from '../../ids';
import { upgrade as kind } from '../../moves/upgrade';
import type { TmPosition } from '../../state';
import { BUILDING } from '../icons';
import { onHex, pieceAt, pieceBadge } from './on-hex';
import { tapOn } from './tap-on';

export const upgrade = moveUi(kind, {
  icon: BUILDING.TE,
  ...onHex,
  picture: ({ to }) => BUILDING[to],
  badge: ({ seat, to }, _change, view) => pieceBadge(BUILDING[to], view, seat),
  attempt: tapOn('hex', ([hex], seat, view) => ({ kind: 'upgrade', seat, hex, to: nextOf(hex!, view) }))
});

const NEXT: Readonly<Record<Building, Exclude<Building, 'D'>>> = { D: 'TP', TP: 'TE', TE: 'SA', SH: 'SH', SA: 'SA' };

function nextOf(hex: HexId, view: TmPosition): Exclude<Building, 'D'> {
  const piece = pieceAt(view, hex);
  return piece === null ? 'TP' : NEXT[piece.kind];
}
