import { t, type MessageKey } from '$lib/i18n';
import type { BoardPiece } from '$lib/ui/board/model';
import type { Piece, RafPosition } from '../state';
import { asked } from './moves/laying';
import { tell } from './texts';
import { say } from './words';

/** Of the pieces of the played card, those that have acted or came too late lie down. */
function lying({ acting }: RafPosition, card: unknown, { owner, type, id }: Piece): boolean {
  return owner === acting.civ && type === card && !acting.ready.includes(id);
}

/** In a stack the Merchant stands before the City, to the right, and both are seen. */
const STACKED = { city: { dx: -0.2, dy: 0.1, size: 1 }, merchant: { dx: 0.26, dy: -0.16, size: 0.94 } } as const;
const ALONE = { dx: 0, dy: -0.06, size: 1.2 };

export function piecesOn(view: RafPosition, colours: readonly number[]): BoardPiece[] {
  const decision = asked(view, 'act');
  const cities = new Set<string>();
  const traded = new Set<string>();
  for (const { type, cell } of view.pieces) {
    if (type === 'city') cities.add(cell);
    if (type === 'merchant') traded.add(cell);
  }
  return view.pieces.map((piece) => {
    const { id, type, owner, cell } = piece;
    const colour = colours[owner] ?? owner + 1;
    const done = decision !== null && lying(view, decision['card'], piece);
    const stacked = cities.has(cell) && traded.has(cell) && (type === 'city' || type === 'merchant');
    return {
      key: id,
      place: cell,
      sprite: `rf-${type}`,
      colour: `var(--seat-${colour})`,
      name: say(done ? 'piece.done' : 'piece.of', {
        piece: tell(`piece.${type}`),
        colour: t(`colour.${colour}` as MessageKey)
      }),
      ...(stacked ? STACKED[type] : ALONE),
      ...(done ? { turn: 84 } : {})
    };
  });
}
