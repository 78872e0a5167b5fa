import * as v from 'valibot';
import { open, refusal, type Decision, type Move, type MoveKind, type Outcome, type Refusal } from '$lib/kernel';
import { change, type Draft } from '../draft';
import { CULTS, CYCLE } from '../ids';
import { geometry } from '../map';
import { beginAction, thenAfter } from '../rules/turns';
import type { TmPosition } from '../state';
import type { DecisionKind } from './types';

const whole = v.pipe(v.number(), v.integer());

export const shapes = {
  seat: v.pipe(whole, v.minValue(0), v.maxValue(4)),
  whole,
  count: v.pipe(whole, v.minValue(0), v.maxValue(999)),
  hex: v.pipe(v.string(), v.maxLength(4)),
  cult: v.picklist(CULTS),
  terrain: v.picklist(CYCLE),
  ground: v.picklist([...CYCLE, 'ICE', 'VOLCANO'] as const)
};

/** The shape of a move: its kind, its seat and its own fields, nothing else. */
export const shapeOf = <K extends string, F extends v.ObjectEntries>(kind: K, fields: F) =>
  v.strictObject({ kind: v.literal(kind), seat: shapes.seat, ...fields });

type Kind<M extends Move> = MoveKind<TmPosition, M>;
type Body<M extends Move> = (d: Draft, move: M, decision: Decision) => void;

/** A move whose whole effect is this change. */
export const effectOf =
  <M extends Move>(body: Body<M>): Kind<M>['effect'] =>
  (position, move, decision): Outcome<TmPosition> =>
    change(position, (d) => body(d, move, decision));

/** A main action (TM 6): when it answers a turn, what it leaves to resolve is followed by the rest of the turn. */
export const actionOf =
  <M extends Move>(body: Body<M>): Kind<M>['effect'] =>
  (position, move, decision): Outcome<TmPosition> =>
    change(position, (d) => {
      if (decision.kind === 'turn') beginAction(d, move.seat);
      body(d, move, decision);
      if (decision.kind === 'turn') thenAfter(d, move.seat);
    });

/** A land hex without a structure, by number; or the reason why not. */
export function emptyLand(position: TmPosition, hex: string, rule: string): number | Refusal {
  const place = geometry(position.map);
  const n = place.at.get(hex);
  if (n === undefined) return refusal('hex.unknown', rule, { hex });
  if (place.river[n]) return refusal('hex.river', rule, { hex });
  if (position.pieces[n]) return refusal('hex.occupied', rule, { hex });
  return n;
}

/** Decisions inside an action; free moves answer them in imported games only (TM 16, S4). */
export const DUTIES: readonly DecisionKind[] = [
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
];

export const OPEN: readonly DecisionKind[] = ['turn', 'after'];

const FREE: ReadonlySet<string> = new Set([...OPEN, ...DUTIES]);

/** Free moves are listed once, however many decisions of the seat are open. */
export const listsFreeMoves = (position: TmPosition, decision: Decision): boolean =>
  open(position).find(({ seat, kind }) => seat === decision.seat && FREE.has(kind)) === decision;

/** Why a free move has to wait: only before and after the action (TM 5.2, F13). */
export const refuseInside = (position: TmPosition, decision: Decision): Refusal | null =>
  position.rules.midAction || OPEN.includes(decision.kind as DecisionKind) ? null : refusal('insideAction', 'TM 5.2');
