import { answerable, type Refusal, type Seat } from '$lib/kernel';
import { kit } from '../kit';
import { geometry } from '../map';
import { settleQueue } from '../rules/settle';
import { beginAction, thenAfter } from '../rules/turns';
import type { TmPosition } from '../state';
import type { Asked, DecisionKind } from '../vocabulary/decisions';

/** What moves and phases are made with: the queue of decisions is put in order after each of them. */
export const settledKit = kit.followedBy(settleQueue);

/** A main action (TM 6): when it answers a turn, what it leaves to resolve is followed by the rest of the turn. */
export const mainAction: typeof settledKit.move = (kind, fields, spec) =>
  settledKit.move(kind, fields, {
    ...spec,
    effect(draft, move, decision) {
      const answersTurn = decision.kind === 'turn';
      if (answersTurn) beginAction(draft, move.seat);
      spec.effect(draft, move, decision);
      if (answersTurn) thenAfter(draft, move.seat);
    }
  });

/** What a seat owes of some kind, if it does. */
export const owedTo = <K extends DecisionKind>(
  { owed }: TmPosition,
  seat: Seat,
  kind: K
): Extract<Asked, { kind: K }> | undefined =>
  owed.find((each): each is Extract<Asked, { kind: K }> => each.seat === seat && each.kind === kind);

/** A land hex without a structure, by number; or the reason why not. */
export function emptyLand(position: TmPosition, hex: string, rule: string): number | Refusal {
  const place = geometry(position.map);
  const n = place.at.get(hex);
  if (n === undefined) return kit.refuse('hex.unknown', rule, { hex });
  if (place.river[n]) return kit.refuse('hex.river', rule, { hex });
  if (position.pieces[n]) return kit.refuse('hex.occupied', rule, { hex });
  return n;
}

/** Decisions inside an action; free moves answer them in imported games only (TM 15, S4). */
export const DUTIES = [
  'favour',
  'town',
  'cultSteps',
  'tenth',
  'spades',
  'spadeTokens',
  'sandstorm',
  'dwelling',
  'freeDwelling',
  'freeTradingPost',
  'bridge',
  'ordination',
  'token'
] as const satisfies readonly DecisionKind[];

/** Decisions before and after the action. */
export const OUTSIDE = ['turn', 'after'] as const satisfies readonly DecisionKind[];

const FREE: ReadonlySet<string> = new Set([...OUTSIDE, ...DUTIES]);

/** Free moves are listed once, however many decisions of the seat are open. */
export const listsFreeMoves = (position: TmPosition, decision: Asked): boolean =>
  answerable(position).find(({ seat, kind }) => seat === decision.seat && FREE.has(kind)) === decision;

/** Why a free move has to wait: only before and after the action (TM 5.2, F13). */
export const refuseInside = (position: TmPosition, { kind }: Asked): Refusal | null =>
  position.rules.midAction || kind === 'turn' || kind === 'after' ? null : kit.refuse('insideAction', 'TM 5.2');
