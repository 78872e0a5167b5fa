import type { Decision, Position, Seat } from './position';

/** The decisions that may be answered now: the first, with its group if it has one. */
export function answerable(position: Position): readonly Decision[] {
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
  const seats = answerable(position)
    .filter((decision) => !(decision.secret && decision.seat in position.sealed))
    .map((decision) => decision.seat);
  return [...new Set(seats)];
}
