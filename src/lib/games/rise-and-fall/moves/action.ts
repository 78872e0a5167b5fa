import type { MoveFrom, MoveKind, Refusal, Seat, Warning } from '$lib/kernel';
import type * as v from 'valibot';
import { cardFor, roleOf } from '../data';
import { kit, type Draft } from '../kit';
import { actorAt, actorsOf, endAction } from '../rules/actors';
import type { Actor } from '../rules/board';
import { isOffered, offersOf } from '../rules/offers';
import type { Card, Cell, PieceType, RafPosition } from '../state';
import { cell } from './fields';

/** Every action names the piece that acts, by its cell. */
interface By {
  readonly from: typeof cell;
}

/** An action before its own fields are filled in. */
interface Begun<K> {
  readonly kind: K;
  readonly seat: Seat;
  readonly from: Cell;
}

/** An action as its file describes it. */
interface ActionSpec<K, M> {
  readonly rule: string;
  readonly by: readonly PieceType[];
  /** Only for whom it is offered, by a guild or a tale; by a tale alone. */
  readonly offered?: boolean | 'tale';
  /** What could be done with the piece; `refuse` has the last word. */
  candidates(position: RafPosition, actor: Actor, begun: Begun<K>): Iterable<M>;
  refuse(position: RafPosition, actor: Actor, move: M): Refusal | null;
  effect(draft: Draft, actor: Actor, move: M): void;
  warnings?(position: RafPosition, actor: Actor, move: M): readonly Warning[];
}

/** The candidates of an action that leaves nothing to choose. */
export const once = <A>(_position: RafPosition, _actor: Actor, begun: A): A[] => [begun];

/** The cell that a move begins at. It has passed its schema, so it has one. */
const startOf = (move: object): Cell => ('from' in move && typeof move.from === 'string' ? move.from : '');

/** A piece that acts twice may have to do something else the second time. */
function refuseAgain({ acting: { twice } }: RafPosition, { piece }: Actor, kind: string): Refusal | null {
  const first = twice?.[piece.id];
  return first?.other && first.did === kind ? kit.refuse('act.same', 'RF 17.22') : null;
}

/** One action of one piece: complete, and only once for each piece in a turn (RF 7.3). */
export function action<K extends string, F extends v.ObjectEntries>(
  kind: K,
  fields: F,
  spec: ActionSpec<K, MoveFrom<K, By & F>>
): MoveKind<RafPosition, MoveFrom<K, By & F>> {
  const { rule, by, offered, candidates, refuse, effect, warnings } = spec;

  /** Whether the action is open to a piece, null; or else why not. */
  function refusePiece(position: RafPosition, seat: Seat, card: Card, actor: Actor | null): Refusal | null {
    const usual = actor === null ? by.some((type) => cardFor(type) === card) : by.includes(roleOf(actor.piece.type));
    if (!offered) return usual ? null : kit.refuse('act.card', rule, { card });
    const offers = offersOf(position, seat, kind);
    if (!usual && !offers.some((offer) => offer.by !== undefined)) return kit.refuse('act.card', rule, { card });
    const open = actor === null ? offers.length > 0 : isOffered(offers, position, actor, usual);
    return open ? null : kit.refuse(offered === 'tale' ? 'act.tale' : 'act.guild', rule);
  }

  /** The piece that makes a move, or why it may not. */
  const actorOf = (position: RafPosition, seat: Seat, card: Card, move: object): Actor | Refusal =>
    actorAt(position, seat, card, startOf(move), (actor) => refusePiece(position, seat, card, actor) === null);

  const whole: By & F = { from: cell, ...fields };
  return kit.move(kind, whole, {
    answers: ['act'],
    rule,
    *candidates(position, { seat, card }) {
      if (offered && offersOf(position, seat, kind).length === 0) return;
      const seen = offered ? new Set<Cell>() : null;
      for (const actor of actorsOf(position)) {
        if (!offered && !by.includes(roleOf(actor.piece.type))) continue;
        if (offered && refusePiece(position, seat, card, actor) !== null) continue;
        // A Ship and its Port are one to whoever names the cell.
        if (seen?.has(actor.piece.cell)) continue;
        seen?.add(actor.piece.cell);
        yield* candidates(position, actor, { kind, seat, from: actor.piece.cell });
      }
    },
    check(position, move, { seat, card }) {
      const actor = actorOf(position, seat, card, move);
      if ('key' in actor) return refusePiece(position, seat, card, null) ?? actor;
      return (
        refusePiece(position, seat, card, actor) ?? refuseAgain(position, actor, kind) ?? refuse(position, actor, move)
      );
    },
    effect(draft, move, { seat, card }) {
      const actor = actorOf(draft.p, seat, card, move);
      if ('key' in actor) throw new Error(`No piece for this action: ${actor.key}`);
      effect(draft, actor, move);
      endAction(draft, actor, kind);
    },
    ...(warnings && {
      warnings(position, move) {
        const card = position.played[move.seat];
        const actor = card && actorOf(position, move.seat, card, move);
        return !actor || 'key' in actor ? [] : warnings(position, actor, move);
      }
    })
  });
}
