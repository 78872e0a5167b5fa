import type { Counters, Game, Warning } from './game';
import { difference } from './goods';
import { answerable } from './owed';
import type { Fact, Move, Position, Seat } from './position';
import { factsFor, viewOf } from './view';

/** What a legal move would do, told before it is confirmed. */
export interface Preview {
  /** What the mover pays and gets, by counter, as positive numbers. */
  readonly price: Counters;
  readonly gain: Counters;
  /** What changes for the others. */
  readonly others: readonly { readonly seat: Seat; readonly change: Counters }[];
  readonly facts: readonly Fact[];
  readonly warnings: readonly Warning[];
  /** Chance or something hidden has a say: the gain is not known before the move is made. */
  readonly chance: boolean;
  readonly rule: string;
}

/**
 * Runs the effect itself on what the mover may know and reads the difference off the counters, so that
 * the price shown cannot disagree with the price paid, and nothing hidden shows.
 */
export function preview<P extends Position>(game: Game<P>, position: P, players: number, move: Move): Preview {
  const kind = game.moves[move.kind]!;
  const warnings = kind.warnings?.(position, move) ?? [];
  const seen = viewOf(game, position, move.seat);
  const decision = answerable(seen).find(
    (owed) => owed.seat === move.seat && kind.answers.includes(owed.kind) && kind.check(seen, move, owed) === null
  );
  if (decision === undefined || decision.secret) {
    return { price: {}, gain: {}, others: [], facts: [], warnings, chance: false, rule: kind.rule };
  }
  const after = kind.effect(seen, move, decision);
  const change = (seat: Seat) => difference(game.counters(seen, seat), game.counters(after.position, seat));
  const own = change(move.seat);
  const chance = after.position.random !== seen.random || after.facts.some((fact) => fact.reveals);
  const part = (sign: 1 | -1) =>
    Object.fromEntries(
      Object.entries(own)
        .filter(([, n]) => n * sign > 0)
        .map(([name, n]) => [name, n * sign])
    );
  const others = Array.from({ length: players }, (_, seat) => ({ seat, change: change(seat) })).filter(
    (other) => other.seat !== move.seat && Object.keys(other.change).length > 0
  );
  return {
    price: part(-1),
    gain: part(1),
    others,
    facts: factsFor(after.facts, move.seat).filter((fact) => !fact.reveals),
    warnings,
    chance,
    rule: kind.rule
  };
}
