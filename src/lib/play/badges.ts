import { difference, answerable, viewOf, type Counters, type Game, type Move, type Position } from '$lib/kernel';
import type { GameUi, Place, Target } from './game-ui';
import { inOrder, signed } from './amounts';

/** More lit places than this and the numbers would be in each other's way, and take too long. */
const MOST_BADGES = 60;

interface Lit<P extends Position> {
  readonly game: Game<P>;
  readonly position: P;
  readonly ui: GameUi<P>;
  /** The moves that are left to choose from, and the places that come next. */
  readonly moves: readonly Move[];
  readonly targets: readonly Place[];
  /** How many places have been tapped already. */
  readonly depth: number;
  /** A counter, and a move, in words. */
  readonly nameOf: (counter: string) => string;
  readonly describe: (move: Move) => string;
}

/**
 * The lit places, each with the number that tells it from the others. The game may say what stands there;
 * else it is the first counter whose gain, or else whose price, is not the same everywhere. Where all
 * places are alike there is nothing to write.
 */
export function litTargets<P extends Position>(lit: Lit<P>): Target[] {
  const { targets, moves } = lit;
  const plain = targets.map((place) => ({ place }));
  if (targets.length === 0) return plain;
  const byPlace = movesByPlace(lit);
  const change = changer(lit);
  const seen = viewOf(lit.game, lit.position, moves[0]!.seat);
  const own = targets.map((place) => ownTarget(lit, place, byPlace.get(place)!, change, seen));
  if (own.some((target) => target !== undefined)) return own.map((target, i) => target ?? plain[i]!);
  if (targets.length > MOST_BADGES || new Set(moves.map((move) => move.kind)).size !== 1) return plain;
  return numbered(lit, byPlace, change);
}

/** What the game writes on the place, with the words of the move it stands for. */
function ownTarget<P extends Position>(
  { ui, describe }: Lit<P>,
  place: Place,
  moves: readonly Move[],
  change: (move: Move) => Counters,
  seen: P
): Target | undefined {
  for (const move of moves) {
    const badge = ui.moves.badge(move, () => change(move), seen);
    if (badge !== undefined) return { place, ...(badge === null ? {} : { badge }), name: describe(move) };
  }
  return undefined;
}

/** The number that tells the places apart; places where several moves are possible have no one number. */
function numbered<P extends Position>(
  { targets, ui, nameOf }: Lit<P>,
  byPlace: ReadonlyMap<Place, readonly Move[]>,
  change: (move: Move) => Counters
): Target[] {
  const changes = new Map<Place, Counters>();
  for (const [place, moves] of byPlace) if (moves.length === 1) changes.set(place, change(moves[0]!));
  const name = telling([...changes.values()], 1, ui.counters) ?? telling([...changes.values()], -1, ui.counters);
  return targets.map((place) => {
    const n = name === undefined ? 0 : (changes.get(place)?.[name] ?? 0);
    if (name === undefined || n === 0) return { place };
    return { place, badge: { icon: ui.icon(name), text: signed(n) }, name: `${signed(n)} ${nameOf(name)}` };
  });
}

/** The first counter in which the gains (or the prices) are not all alike. */
function telling(changes: readonly Counters[], sign: 1 | -1, order: readonly string[]): string | undefined {
  const part = (change: Counters, name: string) => Math.max(0, sign * (change[name] ?? 0));
  const names = inOrder([...new Set(changes.flatMap((change) => Object.keys(change)))], order);
  return names.find((name) => new Set(changes.map((change) => part(change, name))).size > 1);
}

function movesByPlace<P extends Position>({ moves, ui, depth }: Lit<P>): Map<Place, Move[]> {
  const byPlace = new Map<Place, Move[]>();
  for (const move of moves) {
    const place = ui.moves.places(move)[depth];
    if (place === undefined) continue;
    const here = byPlace.get(place);
    if (here === undefined) byPlace.set(place, [move]);
    else here.push(move);
  }
  return byPlace;
}

const NO_CHANGE: Counters = {};

/**
 * What a move changes for its mover alone, from the effect itself. It is a preview cut down to what stands
 * on a place, so that dozens are lit in the time of a tap. What depends on chance has no number.
 */
function changer<P extends Position>({ game, position, moves }: Lit<P>): (move: Move) => Counters {
  const { seat } = moves[0]!;
  let known: { seen: P; have: Counters } | undefined;
  return (move) => {
    known ??= withCounters(game, viewOf(game, position, seat), seat);
    const { seen, have } = known;
    const kind = game.moves[move.kind]!;
    const decision = answerable(seen).find(
      (owed) => owed.seat === seat && kind.answers.includes(owed.kind) && kind.check(seen, move, owed) === null
    );
    if (decision === undefined || decision.secret) return NO_CHANGE;
    const after = kind.effect(seen, move, decision);
    if (after.position.random !== seen.random || after.facts.some((fact) => fact.reveals)) return NO_CHANGE;
    return difference(have, game.counters(after.position, seat));
  };
}

const withCounters = <P extends Position>(game: Game<P>, seen: P, seat: number) => ({
  seen,
  have: game.counters(seen, seat)
});
