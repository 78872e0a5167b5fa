import type { Decision, Position, Seat } from './position';

/** These decisions come first, before whatever was owed already. */
export const oweFirst = <P extends Position>(position: P, ...decisions: Decision[]): P => ({
  ...position,
  owed: [...decisions, ...position.owed]
});

/** These decisions come after everything owed already. */
export const oweLast = <P extends Position>(position: P, ...decisions: Decision[]): P => ({
  ...position,
  owed: [...position.owed, ...decisions]
});

export function settle<P extends Position>(position: P, decision: Decision, copy?: (position: P) => P): P {
  const owed = position.owed.filter((other) => other !== decision);
  if (copy === undefined) return { ...position, owed };
  const settled = copy(position) as P & { owed: readonly Decision[] };
  settled.owed = owed;
  return settled;
}

/** The decisions that may be answered now: the first, with its group if it has one. */
export function open(position: Position): readonly Decision[] {
  const { owed } = position;
  const first = owed[0];
  if (first === undefined) return [];
  if (first.group === undefined) return owed.length === 1 ? owed : [first];
  let end = 1;
  while (end < owed.length && owed[end]!.group === first.group) end++;
  return end === owed.length ? owed : owed.slice(0, end);
}

/** Who can act now. A sealed seat may still change its mind, but is not waited for. */
export function awaited(position: Position): readonly Seat[] {
  const seats = open(position)
    .filter((decision) => !(decision.secret && decision.seat in position.sealed))
    .map((decision) => decision.seat);
  return [...new Set(seats)];
}
