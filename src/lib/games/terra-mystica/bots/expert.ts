import { beam, Budget, type Decision, type Line } from '$lib/kernel';
import type { TmPosition } from '../state';
import { mindWith } from './mind';
import { nextRound } from './next-round';
import { outlookOf, type Outlook } from './outlook';
import { plansAgain, plansFor, type Plan } from './plans';
import { EXPERT, type Weights } from './weights';

/** Actions looked at for one decision. */
const NODES = 4000;
/** Lines that are followed side by side through the rest of a round, and turns that a round has at most. */
const WIDTH = 8;
const TURNS = 7;
/** Of so many lines the next round is planned as well. */
const PLANNED = 6;
const NEXT_WIDTH = 2;

/** Plans the rest of the round, and for the best lines the next round too, as if the others stood still. */
export const expertWith = (weights: Weights, nodes = NODES) =>
  mindWith(weights, (view, turn, outlook, { budget = new Budget(nodes) }) => {
    const lines = search(view, turn, outlook, WIDTH, budget);
    const planned = outlook.left === 0 ? [] : lines.slice(0, PLANNED);
    const judged = planned.map((line) => ({ line, worth: afterNextRound(line.last.node, outlook, budget) }));
    judged.sort((a, b) => b.worth - a.worth);
    return [...judged.map(({ line }) => line), ...lines.slice(planned.length)].map(({ first, promise }) => ({
      position: first.node,
      steps: first.moves,
      worth: promise
    }));
  });

export const expert = expertWith(EXPERT);

const step = ({ steps, position, worth }: Plan) => ({ moves: steps, node: position, worth });

function search(
  view: TmPosition,
  turn: Decision | null,
  outlook: Outlook,
  width: number,
  budget: Budget
): Line<TmPosition>[] {
  return beam<TmPosition>({
    root: view,
    worth: -Infinity,
    expand: (node) => {
      const plans = turn !== null && node === view ? plansFor(node, turn, outlook) : plansAgain(node, outlook);
      budget.spend(Math.max(1, plans.length));
      return plans.map(step);
    },
    width,
    depth: TURNS,
    later: outlook.weights.later,
    budget
  });
}

/** How well one stands when the next round is over as well; as it stands where there is no time to look. */
function afterNextRound(position: TmPosition, outlook: Outlook, budget: Budget): number {
  const next = nextRound(position, outlook);
  const then = outlookOf(next.position, outlook.seat, outlook.weights);
  const best = budget.open ? search(next.position, null, then, NEXT_WIDTH, budget)[0] : undefined;
  return best === undefined ? next.worth : Math.max(next.worth, best.last.worth);
}
