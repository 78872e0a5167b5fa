import type { Counters, Game, Warning } from './game';
import { difference } from './goods';
import { canonical } from './json';
import { open } from './owed';
import { apply, refuse } from './play';
import type { Move, Position, Seat } from './position';
import { preview, type Preview } from './preview';

/** Moves of one seat that are confirmed as one step and played one after the other. */
export type Deed = readonly [Move, ...Move[]];

/** Whether each move is legal after the ones before it, and nothing unknown comes in between. */
export function feasible<P extends Position>(game: Game<P>, position: P, deed: Deed): boolean {
  const before = walk(game, position, deed.slice(0, -1));
  return before !== null && refuse(game, before, deed.at(-1)) === null;
}

/** The position after these moves, or null where one is refused or lets something unknown in. */
function walk<P extends Position>(game: Game<P>, position: P, moves: readonly Move[]): P | null {
  let at = position;
  for (const move of moves) {
    const played = apply(game, at, move);
    if (!played.ok || played.reveals) return null;
    at = played.position;
  }
  return at;
}

/** What the whole deed costs and brings: what one step spends and another gives back cancels out. */
export function previewDeed<P extends Position>(game: Game<P>, position: P, players: number, deed: Deed): Preview {
  if (deed.length === 1) return preview(game, position, players, deed[0]);
  const steps: Preview[] = [];
  let at: P = position;
  for (const move of deed) {
    steps.push(preview(game, at, players, move));
    at = walk(game, at, [move]) ?? at;
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

/**
 * Free moves after which a refused move would be legal, followed by the move itself: the fewest first, and
 * none that leaves its seat worse off in everything than another one does. Nothing that depends on chance.
 */
export function remedies<P extends Position>(game: Game<P>, position: P, attempt: Move): Deed[] {
  const found: { deed: Deed; left: Counters }[] = [];
  const seen = new Set([holdings(game, position, attempt.seat)]);
  let tried = 0;
  let ways: Way<P>[] = [{ position, moves: [] }];
  for (let depth = 0; depth < MOST_STEPS && found.length === 0; depth++) {
    const further: Way<P>[] = [];
    for (const way of ways) {
      for (const move of freeMoves(game, way.position, attempt.seat)) {
        if (++tried > MOST_TRIED) return found.map(({ deed }) => deed);
        const played = apply(game, way.position, move);
        if (!played.ok || played.reveals) continue;
        const has = holdings(game, played.position, attempt.seat);
        if (seen.has(has)) continue;
        seen.add(has);
        const next = { position: played.position, moves: [...way.moves, move] };
        if (refuse(game, next.position, attempt) !== null) further.push(next);
        else note(found, [...next.moves, attempt] as unknown as Deed, game.counters(next.position, attempt.seat));
      }
    }
    ways = further;
  }
  return found.slice(0, MOST_REMEDIES).map(({ deed }) => deed);
}

/** Two ways that leave a seat with the same things are one. */
const holdings = <P extends Position>(game: Game<P>, position: P, seat: Seat): string =>
  canonical(game.counters(position, seat));

function* freeMoves<P extends Position>(game: Game<P>, position: P, seat: Seat): Generator<Move> {
  for (const decision of open(position)) {
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
function note(found: { deed: Deed; left: Counters }[], deed: Deed, left: Counters): void {
  const outdoes = (better: Counters, worse: Counters) =>
    Object.values(difference(worse, better)).every((change) => change >= 0);
  if (found.some((other) => outdoes(other.left, left))) return;
  for (let i = found.length - 1; i >= 0; i--) if (outdoes(left, found[i]!.left)) found.splice(i, 1);
  found.push({ deed, left });
}
