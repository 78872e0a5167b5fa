import { t, type MessageKey } from '$lib/i18n';
import type { BoardPiece } from '$lib/ui/board/model';
import { cardFor } from '../data';
import type { Cell, Piece, RafPosition } from '../state';
import { level } from '../world';
import { asked } from './moves/laying';
import { cellsWith, floatingCells, thingsOf } from './tales/in-view';
import { pictureOf, standing } from './tales/standing';
import { coveredBy } from './tales/things';
import { sayTale } from './tales/words';
import { tell } from './texts';
import { say } from './words';

/** Of the pieces of the played card, those that have acted or came too late lie down. */
function hasActed({ acting }: RafPosition, card: unknown, { owner, type, id }: Piece): boolean {
  return owner === acting.civ && cardFor(type) === card && !acting.ready.includes(id);
}

/** What is said of a piece to those who listen. */
function nameOf({ type, lying }: Piece, colour: number, done: boolean): string {
  const names = { piece: tell(`piece.${type}`), colour: t(`colour.${colour}` as MessageKey) };
  return lying ? sayTale('lying', names) : say(done ? 'piece.done' : 'piece.of', names);
}

export function piecesOn(view: RafPosition, colours: readonly number[]): BoardPiece[] {
  const decision = asked(view, 'act');
  const { bridge } = view.world;
  const special = coveredBy(thingsOf(view));
  const floating = new Set(floatingCells(view));
  const there = new Map<Cell, string[]>();
  for (const { type, cell } of view.pieces) {
    const types = there.get(cell);
    if (types === undefined) there.set(cell, [pictureOf(type)]);
    else types.push(pictureOf(type));
  }
  const pieces = view.pieces.map((piece) => {
    const { id, type, owner, cell, lying } = piece;
    const colour = colours[owner] ?? owner + 1;
    const done = decision !== null && hasActed(view, decision.card, piece);
    return standing({
      key: id,
      place: cell,
      type: pictureOf(type),
      colour: `var(--seat-${colour})`,
      name: nameOf(piece, colour, done),
      lying: lying === true,
      done,
      special: special.has(cell) && !floating.has(cell),
      raised: bridge?.cell === cell ? level(view.world, bridge.ends[0]) : 0,
      beside: there.get(cell)!
    });
  });
  return view.variant.tales === undefined ? pieces : [...unowned(view), ...pieces];
}

/** Creatures and Dolmens: they belong to nobody and have their own colours. */
const unowned = (view: RafPosition): BoardPiece[] =>
  [...(view.world.creatures ?? []), ...cellsWith(view, 'dolmens').map((cell) => ({ id: 'dolmens', cell }))].map(
    ({ id, cell }) =>
      standing({
        key: id,
        place: cell,
        type: id,
        name: sayTale('creature', { creature: tell(`tale.${id}`) }),
        beside: [id]
      })
  );
