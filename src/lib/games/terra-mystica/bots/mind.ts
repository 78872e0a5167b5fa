import { answerable, type Bot, type Budget, type Decision, type Dice, type LegalMove, type Move } from '$lib/kernel';
import { BONUSES, type BonusId } from '../ids';
import type { TmPosition } from '../state';
import { bidChoice, factionChoice, lotChoice, siteChoice, terrainChoice } from './beginning';
import { cardWorth } from './cards';
import { afterwards, decisionFor, KINDS, pruned } from './foresight';
import { outlookOf, type Outlook } from './outlook';
import { turnOf, type Plan } from './plans';
import { standing } from './standing';
import type { Weights } from './weights';

/** Gains smaller than this are not worth a turn. */
const PATIENCE = 0.1;

/**
 * Plays each main action it could pay for, goods changed first where that helps, and all that follows from
 * it in the same turn; takes what leaves it best placed, and passes when nothing does.
 */
export const mindWith = (weights: Weights, rank: Ranking): Bot<TmPosition> => ({
  choose(view, options, dice, budget) {
    const list = options.map(({ move }) => move);
    return (
      only(list) ??
      leech(view, list, weights) ??
      beginning(view, list, dice) ??
      inPlay(view, options, { weights, rank, dice, budget })
    );
  }
});

/** The main actions of a turn in the order in which they promise most. */
type Ranking = (view: TmPosition, turn: Decision, outlook: Outlook, thinking: Thinking) => Plan[];

interface Thinking {
  readonly weights: Weights;
  readonly rank: Ranking;
  readonly dice: Dice;
  readonly budget: Budget | undefined;
}

const only = (list: readonly Move[]): Move | null => (list.length === 1 ? list[0]! : null);

const rated = (list: readonly Move[], dice: Dice, worth: (move: Move) => number): Move => {
  let best = -Infinity;
  let equals: Move[] = [];
  for (const move of list) {
    const each = worth(move);
    if (each > best) [best, equals] = [each, []];
    if (each === best) equals.push(move);
  }
  return dice.pick(equals);
};

function beginning(view: TmPosition, list: readonly Move[], dice: Dice): Move | null {
  switch (list[0]!.kind) {
    case 'pickFaction':
      return rated(list, dice, (move) => factionChoice(view, move, dice));
    case 'pickTerrain':
      return rated(list, dice, (move) => terrainChoice(view, move));
    case 'bid':
      return bidChoice(view, list);
    case 'takeLot':
      return rated(list, dice, (move) => lotChoice(view, move));
    case 'place':
      return rated(list, dice, (move) => siteChoice(view, move));
    case 'takeBonus':
      return rated(list, dice, (move) => cardWorth(view, move.seat, move['bonus'] as BonusId, BONUSES.length));
    default:
      return null;
  }
}

/** Power for points: cheap power while there are rounds to use it in (TM 8). */
function leech(view: TmPosition, list: readonly Move[], weights: Weights): Move | null {
  const take = list.find(({ kind }) => kind === 'leech');
  if (take === undefined) return null;
  const offer = answerable(view).find((owed) => owed.kind === 'leech' && owed.event === take['event']);
  const [amount, cost] = [Number(offer?.amount), Number(offer?.cost)];
  const each = [0.1, 0.25, 0.4, 0.55, 0.7, 0.75, 0.75][6 - Math.max(1, view.round)]!;
  return cost <= 0 || amount * each * weights.leech >= cost ? take : list.find(({ kind }) => kind === 'declineLeech')!;
}

function inPlay(view: TmPosition, options: readonly LegalMove[], thinking: Thinking): Move {
  const { weights, dice } = thinking;
  const { seat } = options[0]!.move;
  const list = options.map(({ move }) => move);
  // A free move that changes no goods costs nothing: a town over the river.
  const gift = list.find((move) => KINDS[move.kind]!.free && isAnswer(move));
  if (gift !== undefined) return gift;
  const end = list.find(({ kind }) => kind === 'endTurn');
  if (end !== undefined) return end;
  const outlook = outlookOf(view, seat, weights);
  const turn = turnOf(view, seat);
  if (turn !== undefined) return action(view, turn, list, outlook, thinking);
  const decision = answerable(view).find((owed) => owed.seat === seat)!;
  const answers = pruned(view, decision, list.filter(isAnswer));
  return answers.length === 0 ? spendBurnt(list) : best(view, answers, outlook, dice);
}

const isAnswer = ({ kind }: Move): boolean => kind !== 'convert' && kind !== 'burn' && kind !== 'drop';

/** Power burnt for nothing keeps a turn open under the strict rule: it becomes coins. */
const spendBurnt = (list: readonly Move[]): Move =>
  list.find(({ from, to }) => from === 'power' && to === 'coins') ?? list[0]!;

const best = (view: TmPosition, list: readonly Move[], outlook: Outlook, dice: Dice): Move =>
  rated(list, dice, (move) => {
    const decision = decisionFor(view, move);
    return decision === undefined ? -Infinity : afterwards(view, move, decision, outlook).worth;
  });

function action(view: TmPosition, turn: Decision, list: readonly Move[], outlook: Outlook, thinking: Thinking): Move {
  const { rank, dice } = thinking;
  const rest = best(
    view,
    list.filter(({ kind }) => kind === 'pass'),
    outlook,
    dice
  );
  const [first, second] = rank(view, turn, outlook, thinking);
  const now = standing(view, outlook);
  if (first === undefined || first.worth < now + PATIENCE) return rest;
  // Two actions in one turn are worth a turn when there are two to take (TM 12.11).
  const double = list.find((move) => move['action'] === 'ACTC');
  if (double !== undefined && second !== undefined && second.worth > now + PATIENCE) return double;
  return first.steps[0]!;
}
