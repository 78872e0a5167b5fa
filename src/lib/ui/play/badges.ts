import { difference, open, settle, viewOf, type Game, type Move, type Position } from '$lib/kernel';
import type { GameUi, Place, Target } from '$lib/ui/game-ui';
import type { PlacesOf } from './chips';
import { inOrder, signed } from './ledger';

/** More lit places than this and the numbers would be in each other's way, and take too long. */
const MOST_BADGES = 60;

type Change = Readonly<Record<string, number>>;

/**
 * The lit places, each with the number that tells it from the others: the first counter whose gain, or
 * else whose price, is not the same everywhere. Where all places are alike there is nothing to write.
 */
export function litTargets<P extends Position>(
  game: Game<P>,
  position: P,
  ui: GameUi<P>,
  moves: readonly Move[],
  targets: readonly Place[],
  depth: number
): Target[] {
  const plain = targets.map((place) => ({ place }));
  if (targets.length > MOST_BADGES || new Set(moves.map((move) => move.kind)).size !== 1) return plain;
  const changes = changesOf(game, position, soleMoves(moves, targets, ui.places, depth));
  const name = telling([...changes.values()], 1, ui.counters) ?? telling([...changes.values()], -1, ui.counters);
  if (name === undefined) return plain;
  return targets.map((place) => {
    const n = changes.get(place)?.[name] ?? 0;
    return n === 0 ? { place } : { place, badge: { icon: ui.icon(name), text: signed(n) } };
  });
}

/** The first counter in which the gains (or the prices) are not all alike. */
function telling(changes: readonly Change[], sign: 1 | -1, order: readonly string[]): string | undefined {
  const part = (change: Change, name: string) => Math.max(0, sign * (change[name] ?? 0));
  const names = inOrder([...new Set(changes.flatMap((change) => Object.keys(change)))], order);
  return names.find((name) => new Set(changes.map((change) => part(change, name))).size > 1);
}

/** Places that mean one move only: where several share a place there is no one number to show. */
function soleMoves(moves: readonly Move[], targets: readonly Place[], places: PlacesOf, depth: number) {
  const sole = new Map<Place, Move | null>();
  for (const move of moves) {
    const place = places(move)[depth];
    if (place !== undefined) sole.set(place, sole.has(place) ? null : move);
  }
  return [...sole].filter((entry): entry is [Place, Move] => entry[1] !== null && targets.includes(entry[0]));
}

/**
 * What each move changes for its mover alone, from the effect itself. It is a preview cut down to one
 * number, so that dozens of places are lit in the time of a tap. What depends on chance has no number.
 */
function changesOf<P extends Position>(game: Game<P>, position: P, moves: readonly (readonly [Place, Move])[]) {
  const changes = new Map<Place, Change>();
  const seat = moves[0]?.[1].seat;
  if (seat === undefined) return changes;
  const seen = viewOf(game, position, seat);
  const have = game.counters(seen, seat);
  for (const [place, move] of moves) {
    const kind = game.moves[move.kind]!;
    const decision = open(seen).find(
      (owed) => owed.seat === seat && kind.answers.includes(owed.kind) && kind.check(seen, move, owed) === null
    );
    if (decision === undefined || decision.secret) continue;
    const after = kind.effect(kind.free ? seen : settle(seen, decision), move, decision);
    if (after.position.random !== seen.random || after.facts.some((fact) => fact.reveals)) continue;
    changes.set(place, difference(have, game.counters(after.position, seat)));
  }
  return changes;
}
