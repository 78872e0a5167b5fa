import type { Bot, Dice, LegalMove, Move, Seat } from '$lib/kernel';
import { harvest } from '../rules/harvest';
import { around } from '../rules/places';
import { TASKS, type ClearingsPosition, type Place, type Task } from '../state';
import { after, afterBestAction, standing } from './foresight';

/** How often a task is tried against a guess at what the others choose. */
const GUESSES = 6;

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
      return prospect(view, seat, move['task'] as Task, dice);
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

/** What a task would let this seat do, on average over guesses at the others' choices. */
function prospect(view: ClearingsPosition, seat: Seat, task: Task, dice: Dice): number {
  let sum = 0;
  for (let n = 0; n < GUESSES; n++) {
    const seats = view.seats.map((state, other) => ({ ...state, task: other === seat ? task : dice.pick(TASKS) }));
    const gathered = harvest({ ...view, seats }).position;
    sum += afterBestAction({ ...gathered, owed: [{ seat, kind: 'action' }] }, seat);
  }
  return sum / GUESSES;
}
