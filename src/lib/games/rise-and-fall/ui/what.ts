import type { Place } from '$lib/play/game-ui';
import type { What } from '$lib/play/what';
import { boardOf, piecesOn } from '../rules/board';
import type { Card, PieceType, RafPosition } from '../state';
import { cardAt } from './moves/places';
import { isCell } from './place-names';

const RULES: Readonly<Record<Card, string>> = {
  nomad: 'RF 8.1',
  city: 'RF 8.2',
  ship: 'RF 8.3',
  temple: 'RF 8.4',
  mountaineer: 'RF 8.5',
  merchant: 'RF 8.6'
};

/** What a tale has built is told by the tale. */
const hasCard = (type: PieceType): type is Card => type in RULES;

/** What stands or lies there: a piece, the ground, or a card. */
export function what(place: Place, view: RafPosition): What | null {
  const card = cardAt(place);
  if (card !== null) {
    const type = card as Card;
    return {
      name: { key: 'what.card', params: { piece: type } },
      picture: `rf-${type}`,
      does: [{ key: 'what.card.does' }, ...(RULES[type] === undefined ? [] : [{ key: `what.${type}` }])],
      rule: RULES[type] ?? 'RF 6'
    };
  }
  if (!isCell(place)) return null;
  const board = boardOf(view);
  const n = board.ground.at.get(place);
  if (n === undefined) return null;
  const piece = piecesOn(board, n).at(-1);
  if (piece === undefined) {
    return {
      name: { key: 'what.land', params: { terrain: board.ground.terrain[n]! } },
      picture: 'rf-move',
      does: [{ key: 'what.land.does' }],
      rule: 'RF 3'
    };
  }
  if (!hasCard(piece.type)) return null;
  return {
    name: { key: 'what.piece', params: { piece: piece.type, seat: piece.owner } },
    picture: `rf-${piece.type}`,
    does: [{ key: `what.${piece.type}` }],
    rule: RULES[piece.type]
  };
}
