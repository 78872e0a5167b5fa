import type { Counters, Game, Warning } from './game';
import { difference } from './goods';
import { canonical } from './json';
import { answerable } from './owed';
import { apply, refuse } from './play';
import type { Move, Position, Seat } from './position';
import { preview, type Preview } from './preview';

/** Moves of one seat that are confirmed as one step and played one after the other. */
export type MoveSequence = readonly [Move, ...Move[]];

/** The moves as one step; null where there is none. */
export const sequenceOf = ([first, ...more]: readonly Move[]): MoveSequence | null =>
  first === undefined ? null : [first, ...more];

/** Whether each move is legal after the ones before it, and nothing unknown comes in between. */
export function feasible<P extends Position>(game: Game<P>, position: P, sequence: MoveSequence): boolean {
  const before = positionAfter(game, position, sequence.slice(0, -1));
  return before !== null && refuse(game, before, sequence.at(-1)) === null;
}

/** The position after these moves, or null where one is refused or lets something unknown in. */
export function positionAfter<P extends Position>(game: Game<P>, position: P, moves: readonly Move[]): P | null {
  let at = position;
  for (const move of moves) {
    const played = apply(game, at, move);
    if (!played.ok || played.reveals) return null;
    at = played.position;
  }
  return at;
}

/** The sequence and the answers after it that make no difference, as long as nothing unknown comes in between. */
export function withForegone<P extends Position>(
  game: Game<P>,
  position: P,
  sequence: MoveSequence,
  foregone: (position: P) => Move | null
): MoveSequence {
  const after = positionAfter(game, position, sequence);
  const answer = after === null ? null : foregone(after);
  return answer === null ? sequence : withForegone(game, position, [...sequence, answer], foregone);
}

/** What the whole sequence costs and brings: what one step spends and another gives back cancels out. */
export function previewSequence<P extends Position>(
  game: Game<P>,
  position: P,
  players: number,
  sequence: MoveSequence
): Preview {
  if (sequence.length === 1) return preview(game, position, players, sequence[0]);
  const steps: Preview[] = [];
  let at: P = position;
  for (const move of sequence) {
    steps.push(preview(game, at, players, move));
    at = positionAfter(game, at, [move]) ?? at;
  }
  const own = sum(steps.flatMap(({ price, gain }) => [negated(price), gain]));
  return {
    price: negated(part(own, -1)),
    gain: part(own, 1),
    others: others(steps),
    facts: steps.flatMap(({ facts }) => facts),
    warnings: unique(steps.flatMap(({ warnings }) => warnings)),
    chance: steps.some(({ chance }) => chance),
    rule: steps.at(-1)!.rule
  };
}

function others(steps: readonly Preview[]): Preview['others'] {
  const changes = new Map<Seat, Counters[]>();
  for (const { seat, change } of steps.flatMap((step) => step.others)) {
    changes.set(seat, [...(changes.get(seat) ?? []), change]);
  }
  return [...changes]
    .map(([seat, list]) => ({ seat, change: sum(list) }))
    .filter(({ change }) => Object.keys(change).length > 0);
}

const sum = (list: readonly Counters[]): Counters => {
  const total: Record<string, number> = {};
  for (const change of list) {
    for (const [name, n] of Object.entries(change)) total[name] = (total[name] ?? 0) + n;
  }
  return Object.fromEntries(Object.entries(total).filter(([, n]) => n !== 0));
};

const negated = (change: Counters): Counters =>
  Object.fromEntries(Object.entries(change).map(([name, n]) => [name, -n]));

const part = (change: Counters, sign: 1 | -1): Counters =>
  Object.fromEntries(Object.entries(change).filter(([, n]) => n * sign > 0));

const unique = (warnings: readonly Warning[]): Warning[] => [
  ...new Map(warnings.map((warning) => [canonical(warning), warning])).values()
];

/** How much is tried at most, so that the answer comes within a blink. */
const MOST_STEPS = 3;
const MOST_TRIED = 600;
const MOST_REMEDIES = 3;

interface Way<P> {
  readonly position: P;
  readonly moves: readonly Move[];
}

interface Found {
  readonly sequence: MoveSequence;
  readonly left: Counters;
}

/**
 * Free moves after which a refused sequence would be possible, followed by the sequence itself: the fewest first, and
 * none that leaves its seat worse off in everything than another one does. Nothing that depends on chance.
 */
export const remedies = <P extends Position>(game: Game<P>, position: P, ...attempt: MoveSequence): MoveSequence[] =>
  remediesFor(game, position, [attempt])[0]!;

/** The same for several refused sequences of one seat, in one search: it ends where any of them is possible. */
export function remediesFor<P extends Position>(
  game: Game<P>,
  position: P,
  attempts: readonly MoveSequence[]
): MoveSequence[][] {
  const found = attempts.map((): Found[] => []);
  const answer = () => found.map((list) => list.slice(0, MOST_REMEDIES).map(({ sequence }) => sequence));
  const seat = attempts[0]?.[0].seat;
  if (seat === undefined) return answer();
  const seen = new Set([holdings(game, position, seat)]);
  let tried = 0;
  let ways: Way<P>[] = [{ position, moves: [] }];
  for (let depth = 0; depth < MOST_STEPS && found.every(({ length }) => length === 0); depth++) {
    const further: Way<P>[] = [];
    for (const way of ways) {
      for (const move of freeMoves(game, way.position, seat)) {
        if (++tried > MOST_TRIED) return answer();
        const played = apply(game, way.position, move);
        if (!played.ok || played.reveals) continue;
        const has = holdings(game, played.position, seat);
        if (seen.has(has)) continue;
        seen.add(has);
        const next = { position: played.position, moves: [...way.moves, move] };
        const helped = attempts.map((attempt) => feasible(game, next.position, attempt));
        if (!helped.includes(true)) further.push(next);
        const left = game.counters(next.position, seat);
        attempts.forEach(
          (attempt, i) => helped[i] && note(found[i]!, { sequence: sequenceOf([...next.moves, ...attempt])!, left })
        );
      }
    }
    ways = further;
  }
  return answer();
}

/** Two ways that leave a seat with the same things are one. */
const holdings = <P extends Position>(game: Game<P>, position: P, seat: Seat): string =>
  canonical(game.counters(position, seat));

function* freeMoves<P extends Position>(game: Game<P>, position: P, seat: Seat): Generator<Move> {
  for (const decision of answerable(position)) {
    if (decision.seat !== seat) continue;
    for (const kind of Object.values(game.moves)) {
      if (!kind.free || !kind.answers.includes(decision.kind)) continue;
      for (const move of kind.candidates(position, decision)) {
        if (kind.check(position, move, decision) === null) yield move;
      }
    }
  }
}

/** Keeps the way unless another leaves at least as much of everything; drops those it outdoes. */
function note(found: Found[], one: Found): void {
  const outdoes = (better: Found, worse: Found) =>
    Object.values(difference(worse.left, better.left)).every((change) => change >= 0);
  if (found.some((other) => outdoes(other, one))) return;
  for (let i = found.length - 1; i >= 0; i--) if (outdoes(one, found[i]!)) found.splice(i, 1);
  found.push(one);
}
