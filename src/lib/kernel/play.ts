import { is } from 'valibot';
import type { Game, GameConfig, LegalMove, MoveKind, MoveTable } from './game';
import { canonical } from './json';
import { answerable } from './owed';
import { isOver } from './phase-machine';
import { proceed, start } from './phases';
import {
  refusal,
  type Decision,
  type Fact,
  type Move,
  type Outcome,
  type Position,
  type Refusal,
  type Seat
} from './position';

/** What became of a move: the new position with its facts, or the reason why not. */
export type Played<P> =
  | { readonly ok: true; readonly position: P; readonly facts: readonly Fact[]; readonly reveals: boolean }
  | { readonly ok: false; readonly refusal: Refusal };

/** The first position: set up, first phase entered, somebody to decide. */
export const begin = <P extends Position>(game: Game<P>, config: GameConfig): Outcome<P> =>
  start(game.phases, game.setup(config), game.copy);

export const over = <P extends Position>(game: Game<P>, position: P): boolean => isOver(game.phases, position);

/** Every legal move of a seat (of all seats without one), in the order the game lists them. */
export function options<P extends Position>(game: Game<P>, position: P, seat?: Seat): LegalMove[] {
  const seen = withoutSealed(position);
  const list: LegalMove[] = [];
  const asked: Decision[] = [];
  for (const decision of answerable(position)) {
    if (seat !== undefined && decision.seat !== seat) continue;
    // Two decisions that ask the same of the same seat have the same answers: list them once.
    if (asked.some((other) => other.kind === decision.kind && canonical(other) === canonical(decision))) continue;
    asked.push(decision);
    for (const kind of Object.values(game.moves)) {
      if (!kind.answers.includes(decision.kind)) continue;
      for (const move of kind.candidates(seen, decision)) {
        if (kind.check(seen, move, decision) === null) list.push({ move, rule: kind.rule });
      }
    }
  }
  return list;
}

/** Why this move cannot be made now, or null if it can. Takes anything: files and links come through here. */
export function refuse<P extends Position>(game: Game<P>, position: P, move: unknown): Refusal | null {
  const found = find(game, position, move);
  return 'key' in found ? found : null;
}

/** One move along the corridor: check, effect, and the phases that follow from it. Never changes its input. */
export function apply<P extends Position>(game: Game<P>, position: P, move: Move): Played<P> {
  const answered = answer(game, position, move);
  if ('key' in answered) return { ok: false, refusal: answered };
  const outcome = proceed(game.phases, answered.position, answered.facts, game.copy);
  return {
    ok: true,
    ...outcome,
    reveals:
      answered.opened || outcome.position.random !== position.random || outcome.facts.some((fact) => fact.reveals)
  };
}

/** What a move brings before the phases move on; `opened`: it opened what was sealed. */
export function answer<P extends Position>(
  game: Game<P>,
  position: P,
  move: Move
): (Outcome<P> & { readonly opened: boolean }) | Refusal {
  const found = find(game, position, move);
  if ('key' in found) return found;
  const { kind, decision } = found;
  return decision.secret ? seal(game, position, move) : { ...kind.effect(position, move, decision), opened: false };
}

interface Found<P extends Position> {
  readonly kind: MoveKind<P>;
  readonly decision: Decision;
}

function find<P extends Position>(game: Game<P>, position: P, move: unknown): Found<P> | Refusal {
  const name = (move as Move | null | undefined)?.kind;
  const kind = typeof name === 'string' && Object.hasOwn(game.moves, name) ? game.moves[name] : undefined;
  if (kind === undefined || !is(kind.shape, move)) return refusal('kernel.malformed');
  if (over(game, position)) return refusal('kernel.over');
  const mine = answerable(position).filter((decision) => decision.seat === move.seat);
  if (mine.length === 0) return refusal('kernel.notYourTurn', undefined, { seat: move.seat });
  const asking = mine.filter((decision) => kind.answers.includes(decision.kind));
  if (asking.length === 0) return refusal('kernel.notAsked', kind.rule);
  const seen = withoutSealed(position);
  let reason: Refusal | null = null;
  for (const decision of asking) {
    const why = kind.check(seen, move, decision);
    if (why === null) return { kind, decision };
    reason ??= why;
  }
  return { rule: kind.rule, ...reason! };
}

/**
 * What a legal move alone leads to, before the phases move on and anybody answers: for bots and previews,
 * which only know what a seat may know. Null if nobody asks for it.
 */
export function perform<P extends Position>(moves: MoveTable<P>, position: P, move: Move): Outcome<P> | null {
  const kind = moves[move.kind]!;
  const asking = answerable(position).filter(
    ({ seat, kind: asked }) => seat === move.seat && kind.answers.includes(asked)
  );
  const decision = asking.length > 1 ? asking.find((each) => kind.check(position, move, each) === null) : asking[0];
  return decision === undefined ? null : kind.effect(position, move, decision);
}

/** What others have sealed must not weigh on what a seat may choose. */
export const withoutSealed = <P extends Position>(position: P): P =>
  Object.keys(position.sealed).length === 0 ? position : { ...position, sealed: {} };

/**
 * A choice under cover waits in the position, and may be changed, until the whole group has chosen. Then
 * all answers take effect at once, in the order the decisions were owed and not in the order of choosing.
 */
function seal<P extends Position>(game: Game<P>, position: P, move: Move): Outcome<P> & { opened: boolean } {
  const sealed = { ...position.sealed, [move.seat]: move };
  const group = answerable(position);
  const waiting: P = { ...position, sealed };
  if (group.some((decision) => !(decision.seat in sealed))) {
    return { position: waiting, facts: [{ kind: 'kernel.sealed', seat: move.seat }], opened: false };
  }
  let outcome: Outcome<P> = { position: { ...waiting, sealed: {} }, facts: [] };
  for (const decision of group) {
    const choice = sealed[decision.seat]!;
    const next = game.moves[choice.kind]!.effect(outcome.position, choice, decision);
    outcome = { position: next.position, facts: [...outcome.facts, ...next.facts] };
  }
  return { ...outcome, opened: true };
}
