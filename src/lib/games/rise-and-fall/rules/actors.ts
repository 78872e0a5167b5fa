import type { Refusal } from '$lib/kernel';
import { cardFor } from '../data';
import { kit, type Draft } from '../kit';
import { momentsOf } from '../moments';
import type { Card, Cell, PieceId, RafPosition, Twice } from '../state';
import { boardOf, pieceOn, piecesOn, type Actor, type Board } from './board';
import { settleEffect } from './trophies';

const known = new WeakMap<readonly PieceId[], { readonly board: Board; readonly actors: readonly Actor[] }>();

/** The pieces that a card sets in motion: those of its type, and their companions (RF 7.3). */
export function piecesFor(position: RafPosition, civ: number, card: Card): PieceId[] {
  const ids = position.pieces
    .filter(({ owner, type, lying }) => owner === civ && type === card && !lying)
    .map(({ id }) => id);
  return ids.concat(companionsOf(position, civ, card));
}

/** Those of them that act twice; undefined if none does. */
export function twiceOf(position: RafPosition, civ: number, card: Card): RafPosition['acting']['twice'] {
  const moments = momentsOf(position, civ).twice;
  if (moments === undefined) return undefined;
  const all: Record<PieceId, Twice> = Object.assign({}, ...moments.map((twice) => twice(position, civ, card)));
  return Object.keys(all).length === 0 ? undefined : all;
}

const companionsOf = (position: RafPosition, civ: number, card: Card): readonly PieceId[] =>
  momentsOf(position, civ).companions?.flatMap((companions) => companions(position, civ, card)) ?? [];

/** The pieces that may still act, in a fixed order; every kind of action asks for them. */
export function actorsOf(position: RafPosition): readonly Actor[] {
  const board = boardOf(position);
  const { ready } = position.acting;
  let found = known.get(ready);
  if (found?.board !== board) known.set(ready, (found = { board, actors: actorsAmong(ready, board) }));
  return found.actors;
}

function actorsAmong(ready: readonly PieceId[], board: Board): Actor[] {
  const actors: Actor[] = [];
  for (const id of ready) {
    const piece = board.byId.get(id);
    if (piece !== undefined) actors.push({ piece, n: board.ground.at.get(piece.cell)!, board });
  }
  return actors;
}

/** The piece of the played card on a cell, or why there is none that may act. */
export function actorAt(
  position: RafPosition,
  civ: number,
  card: Card,
  cell: Cell,
  does: (actor: Actor) => boolean = () => true
): Actor | Refusal {
  const board = boardOf(position);
  const n = board.ground.at.get(cell);
  if (n === undefined) return kit.refuse('actor.none', 'RF 7.3', { card, cell });
  const usual = pieceOn(board, n, card);
  if (position.variant.tales === undefined && usual?.owner === civ && position.acting.ready.includes(usual.id)) {
    return { piece: usual, n, board };
  }
  // A Ship lies in its Port, and both act with the same card: the one is meant that can do what is asked.
  const others = companionsOf(position, civ, card);
  const here = piecesOn(board, n).filter(
    ({ id, owner, type }) => owner === civ && (cardFor(type) === card || others.includes(id))
  );
  if (here.length === 0) return kit.refuse('actor.none', 'RF 7.3', { card, cell });
  const ready = here.filter(({ id }) => position.acting.ready.includes(id)).map((piece) => ({ piece, n, board }));
  if (ready.length > 0) return ready.find(does) ?? ready[0]!;
  const key = here.some(({ lying }) => lying) ? 'actor.lying' : 'actor.done';
  return kit.refuse(key, 'RF 7.3', { card, cell });
}

/** What a piece has done is done completely before the next one acts (RF 7.3). */
export function endAction(draft: Draft, actor: Actor, kind: string): void {
  const { id, owner } = actor.piece;
  const { twice } = draft.p.acting;
  const again = twice?.[id]?.did === null;
  if (again) draft.p.acting = { ...draft.p.acting, twice: { ...twice, [id]: { ...twice![id]!, did: kind } } };
  else draft.p.acting = { ...draft.p.acting, ready: draft.p.acting.ready.filter((other) => other !== id) };
  for (const follow of momentsOf(draft.p, owner).acted ?? []) follow(draft, actor, kind);
  settleEffect(draft);
  const { byId } = boardOf(draft.p);
  draft.p.acting = { ...draft.p.acting, ready: draft.p.acting.ready.filter((other) => byId.has(other)) };
}
