import { open, settle, type Bot, type Move } from '$lib/kernel';
import { CHARACTERS } from '../data';
import { moves } from '../moves';
import type { HeliosPosition } from '../state';
import { standing } from './standing';

/** Looks one step ahead and takes what leaves it best placed; equals are left to chance. */
export const steady: Bot<HeliosPosition> = {
  choose(view, options, dice) {
    const kind = options[0]!.move.kind;
    // Paying by habit is good enough; which cube goes seldom matters more than that.
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
      return worth + 4 - CHARACTERS[move['character'] as keyof typeof CHARACTERS].mana;
    default:
      return worth;
  }
}

/** What a move would lead to, as far as a view can tell; what is bought counts as paid for by habit. */
function after(view: HeliosPosition, move: Move): HeliosPosition {
  const kind = moves[move.kind]!;
  const decision = open(view).find((owed) => owed.seat === move.seat && kind.answers.includes(owed.kind))!;
  const then = kind.effect(settle(view, decision), move, decision).position;
  const paying = then.owed[0];
  if (paying === undefined || !paying.kind.startsWith('pay.')) return then;
  return moves['payRest']!.effect(settle(then, paying), { kind: 'payRest', seat: move.seat }, paying).position;
}

/** How much better the action of a tile makes things, at best. */
function bestAction(then: HeliosPosition, seat: number): number {
  const decision = then.owed[0];
  if (decision === undefined) return 0;
  const before = standing(then, seat);
  let best = 0;
  for (const kind of Object.values(moves)) {
    if (!kind.answers.includes(decision.kind)) continue;
    for (const move of kind.candidates(then, decision)) {
      if (kind.check(then, move, decision) === null) best = Math.max(best, standing(after(then, move), seat) - before);
    }
  }
  return best;
}
