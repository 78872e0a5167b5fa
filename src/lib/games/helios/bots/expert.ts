import { beam, Budget, perform, type Bot, type Decision, type Move, type MoveKind, type Step } from '$lib/kernel';
import { moves } from '../moves';
import type { HeliosPosition } from '../state';
import { future } from './future';
import { WEIGHTS, type Weights } from './weights';

const KINDS: readonly MoveKind<HeliosPosition>[] = Object.values(moves);

/** Positions looked at for one decision. */
const NODES = 700;
const WIDTH = 6;
/** A tile, its action, a bonus action, and what follows from them. */
const DEPTH = 6;

/** Plays out its whole turn in its head, with the obvious cubes for all that it buys. */
export const expertWith = (weights: Weights, nodes = NODES): Bot<HeliosPosition> => ({
  choose(view, options, _dice, budget = new Budget(nodes)) {
    const { seat, kind } = options[0]!.move;
    if (options.length === 1 || kind === 'payRest' || kind === 'pay') return options[0]!.move;
    const step = (from: HeliosPosition, move: Move): Step<HeliosPosition> => {
      const node = after(from, move);
      budget.spend();
      return { moves: [move], node, worth: future(node, seat, weights) };
    };
    const lines = beam<HeliosPosition>({
      root: view,
      worth: -Infinity,
      expand: (node) =>
        node === view
          ? options.map(({ move }) => step(view, move))
          : answers(node, seat).map((move) => step(node, move)),
      width: WIDTH,
      depth: DEPTH,
      later: 1,
      budget
    });
    return lines[0]!.first.moves[0]!;
  }
});

export const expert = expertWith(WEIGHTS);

/** What a move would lead to, as far as a view can tell. */
function after(view: HeliosPosition, move: Move): HeliosPosition {
  const then = perform(moves, view, move)!.position;
  if (then.owed[0]?.kind.startsWith('pay.') !== true) return then;
  const rest = { kind: 'payRest', seat: move.seat };
  return moves.payRest.check(then, rest as never, then.owed[0] as never) === null
    ? perform(moves, then, rest)!.position
    : perform(moves, then, answers(then, move.seat)[0]!)!.position;
}

/** The moves of a turn that goes on; none where it is over or chance has to decide. */
function answers(position: HeliosPosition, seat: number): Move[] {
  const decision: Decision | undefined = position.owed[0];
  if (decision?.seat !== seat) return [];
  const list: Move[] = [];
  for (const kind of KINDS) {
    if (!kind.answers.includes(decision.kind)) continue;
    for (const move of kind.candidates(position, decision))
      if (kind.check(position, move, decision) === null) list.push(move);
  }
  return list;
}
