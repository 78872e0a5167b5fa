import { defineMove, refusal, type Decision, type Move, type MoveKind, type Refusal, type Warning } from '$lib/kernel';
import type * as v from 'valibot';
import { change, type Draft } from '../draft';
import type { Craft } from '../guilds';
import { actorAt, actorsOf, type Actor } from '../rules/actors';
import { hasCraft } from '../rules/powers';
import { afterAction, register, type ActDecision } from './acting';
import type { Card, Cell, PieceType, RafPosition } from '../state';
import { cell, shapeOf } from './shapes';

/** An action as its file describes it; `from` names the piece that acts, by its cell. */
interface ActionOf<F extends v.ObjectEntries> {
  readonly kind: string;
  readonly rule: string;
  readonly by: readonly PieceType[];
  /** Only for civilizations that have it. */
  readonly craft?: Craft;
  readonly fields: F;
  /** What could be done with the piece; `refuse` has the last word. */
  ways(position: RafPosition, actor: Actor): Iterable<Fields<F>>;
  refuse(position: RafPosition, actor: Actor, fields: Fields<F>): Refusal | null;
  perform(d: Draft, actor: Actor, fields: Fields<F>): void;
  warnings?(position: RafPosition, actor: Actor, fields: Fields<F>): readonly Warning[];
}

type Fields<F extends v.ObjectEntries> = { [K in keyof F]: v.InferOutput<F[K]> };
type Act = Move & { readonly from: Cell };

/** One action of one piece: complete, and only once for each piece in a turn (RF 7.3). */
export function action<F extends v.ObjectEntries>(of: ActionOf<F>): MoveKind<RafPosition> {
  const { kind, rule, by, craft, ways, refuse, perform } = of;
  const fieldsOf = (move: Act) => move as unknown as Fields<F>;
  const find = (position: RafPosition, move: Act, { card }: Decision) =>
    actorAt(position, move.seat, card as Card, move.from);

  const made = defineMove<RafPosition, Act>({
    kind,
    answers: ['act'],
    rule,
    shape: shapeOf(kind, { from: cell, ...of.fields }) as never,
    *candidates(position, { seat, card }) {
      if (!by.includes(card as Card) || (craft !== undefined && !hasCraft(position, seat, craft))) return;
      for (const actor of actorsOf(position)) {
        for (const fields of ways(position, actor))
          yield { kind, seat, from: actor.piece.cell, ...fields } as unknown as Act;
      }
    },
    check(position, move, decision) {
      const { seat, card } = decision as ActDecision;
      if (!by.includes(card)) return refusal('act.card', rule, { card });
      if (craft !== undefined && !hasCraft(position, seat, craft)) return refusal('act.guild', rule);
      const actor = find(position, move, decision);
      return 'key' in actor ? actor : refuse(position, actor, fieldsOf(move));
    },
    effect: (position, move, decision) =>
      change(position, (d) => {
        const actor = find(position, move, decision) as Actor;
        perform(d, actor, fieldsOf(move));
        afterAction(d, actor.piece, decision as ActDecision);
      }),
    ...(of.warnings && {
      warnings(position, move) {
        const decision = position.owed[0];
        const actor = decision === undefined ? null : find(position, move, decision);
        return actor === null || 'key' in actor ? [] : of.warnings!(position, actor, fieldsOf(move));
      }
    })
  });
  register(made);
  return made;
}
