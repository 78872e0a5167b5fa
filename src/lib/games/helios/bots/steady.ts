import { perform, type Bot, type Move, type MoveKind } from '$lib/kernel';
import { CHARACTERS } from '../data';
import { moves, type MoveNamed } from '../moves';
import type { HeliosPosition } from '../state';
import { standing } from './standing';

const KINDS: readonly MoveKind<HeliosPosition>[] = Object.values(moves);

/** Looks one step ahead and takes what leaves it best placed; equals are left to chance. */
export const steady: Bot<HeliosPosition> = {
  choose(view, options, dice) {
    const kind = options[0]!.move.kind;
    // The obvious cube comes first and is good enough: which one goes seldom matters.
    if (kind === 'payRest' || kind === 'pay') return options[0]!.move;
    let best = -Infinity;
    let equals: Move[] = [];
    for (const { move } of options) {
      const worth = promise(view, move);
      if (worth > best) [best, equals] = [worth, []];
      if (worth === best) equals.push(move);
    }
    return dice.pick(equals);
  }
};

function promise(view: HeliosPosition, move: Move): number {
  const then = after(view, move);
  const worth = standing(then, move.seat);
  switch (move.kind) {
    case 'takeTile':
      return worth + bestAction(then, move.seat);
    case 'recruit':
      return worth + 4 - CHARACTERS[(move as MoveNamed<'recruit'>).character].mana;
    default:
      return worth;
  }
}

/** What a move would lead to, as far as a view can tell; what is bought is paid for with the obvious cubes. */
function after(view: HeliosPosition, move: Move): HeliosPosition {
  const then = perform(moves, view, move)!.position;
  if (then.owed[0]?.kind.startsWith('pay.') !== true) return then;
  return perform(moves, then, { kind: 'payRest', seat: move.seat })!.position;
}

/** How much better the action of a tile makes things, at best. */
function bestAction(then: HeliosPosition, seat: number): number {
  const decision = then.owed[0];
  if (decision === undefined) return 0;
  const before = standing(then, seat);
  let best = 0;
  for (const kind of KINDS) {
    if (!kind.answers.includes(decision.kind)) continue;
    for (const move of kind.candidates(then, decision)) {
      if (kind.check(then, move, decision) === null) best = Math.max(best, standing(after(then, move), seat) - before);
    }
  }
  return best;
}
