import type { Bot, Dice, LegalMove, Move, Seat } from '$lib/kernel';
import { kit } from '../kit';
import { harvest } from '../rules/harvest';
import { others } from '../rules/order';
import { around } from '../rules/places';
import { TASKS, type ClearingsPosition, type Place, type Task } from '../state';
import { after, afterBestAction, standing } from './foresight';

/** Up to so many points a task may look better or worse than it is: who always does the best is foreseen. */
const WHIM = 1.5;

/** Looks one action ahead and takes what leaves it best placed; equals are left to chance. */
export const steady: Bot<ClearingsPosition> = {
  choose: (view, options, dice) => best(options, dice, (move) => promise(view, move, dice))
};

function best(options: readonly LegalMove[], dice: Dice, worth: (move: Move) => number): Move {
  const rated = options.map(({ move }) => ({ move, worth: worth(move) }));
  const most = Math.max(...rated.map((each) => each.worth));
  return dice.pick(rated.filter((each) => each.worth === most)).move;
}

function promise(view: ClearingsPosition, move: Move, dice: Dice): number {
  const { seat } = move;
  switch (move.kind) {
    case 'settle':
      return site(view, move['place'] as Place);
    case 'task':
      return prospect(view, seat, move['task'] as Task) + (WHIM * dice.int(0, 100)) / 100;
    case 'barter':
      return view.owed[0]?.kind === 'action'
        ? afterBestAction(after(view, move), seat)
        : standing(after(view, move), seat);
    default:
      return standing(after(view, move), seat);
  }
}

/** Room to grow, and ruins within reach. */
const site = (view: ClearingsPosition, place: Place): number =>
  around(view, place).reduce(
    (sum, next) => sum + (view.land[next] === 'pond' ? 0 : view.ruins.includes(next) ? 2 : 1),
    0
  );

/** What a task would let this seat do, weighed by how many of the others might choose it too. */
function prospect(view: ClearingsPosition, seat: Seat, task: Task): number {
  const rivals = others(seat, view.seats.length);
  return sum(
    [...rivals.keys(), rivals.length].map((companions) => {
      const along = [seat, ...rivals.slice(0, companions)];
      const seats = view.seats.map((state, n) => ({ ...state, task: along.includes(n) ? task : null }));
      const gathered = kit.change({ ...view, seats }, harvest).position;
      const then = afterBestAction({ ...gathered, owed: [{ seat, kind: 'action' }] }, seat);
      return then * chanceOf(companions, rivals.length);
    })
  );
}

/** How likely it is that so many of the rivals choose one of three tasks, when each chooses by chance. */
function chanceOf(companions: number, rivals: number): number {
  const one = 1 / TASKS.length;
  return ways(rivals, companions) * one ** companions * (1 - one) ** (rivals - companions);
}

const ways = (of: number, choose: number): number => (choose === 0 ? 1 : (ways(of - 1, choose - 1) * of) / choose);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
