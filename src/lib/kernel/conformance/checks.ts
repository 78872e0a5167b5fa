import type { Game, LegalMove } from '../game';
import { canonical, hashOf, same } from '../json';
import { answerable } from '../owed';
import { paths } from '../phase-machine';
import { apply, options, over, refuse } from '../play';
import type { Move, Position, Seat } from '../position';
import { preview } from '../preview';
import type { Dice } from '../random';
import { COVERED, factsFor, viewOf } from '../view';
import { freeze } from './freeze';
import { mutants } from './mutants';
import type { MissingText, Report } from './report';

/** What every check gets: one position of one game, and where to complain. */
export interface Scene<P extends Position> {
  readonly game: Game<P>;
  readonly players: number;
  readonly position: P;
  readonly listed: readonly LegalMove[];
  readonly earlier: readonly Move[];
  readonly dice: Dice;
  readonly report: Report;
  readonly missingText: MissingText;
  complain(what: string): void;
}

type Check = <P extends Position>(scene: Scene<P>) => void;

const seats = (players: number): Seat[] => Array.from({ length: players }, (_, seat) => seat);

const listedAreAccepted: Check = ({ game, position, listed, complain }) => {
  const seen = new Set<string>();
  for (const { move, rule } of listed) {
    const why = refuse(game, position, move);
    if (why !== null) complain(`listed but refused (${why.key}): ${canonical(move)}`);
    const name = canonical(move);
    if (seen.has(name)) complain(`listed twice: ${name}`);
    seen.add(name);
    if (rule === '') complain(`no rule is named for ${name}`);
  }
  if (listed.length === 0 && !over(game, position)) complain('nobody can move and the game is not over');
};

/** The list and the check are one definition: what is not listed is refused, with a reason that has words. */
const othersAreRefused: Check = ({ game, players, position, listed, earlier, dice, report, missingText, complain }) => {
  const legal = new Set(listed.map(({ move }) => canonical(move)));
  const others = mutants(
    listed.map(({ move }) => move),
    earlier,
    players,
    dice,
    12
  );
  for (const move of others) {
    const why = refuse(game, position, move);
    if (why === null) {
      if (!legal.has(canonical(move)) && !comesToTheSame(game, position, move, listed)) {
        complain(`accepted but not listed: ${canonical(move)}`);
      }
      continue;
    }
    if (legal.has(canonical(move))) complain(`listed but refused: ${canonical(move)}`);
    report.seen.refusal.add(why.key);
    const missing = missingText(`refusal.${why.key}`, why.params ?? {});
    if (missing !== null) complain(missing);
  }
};

/** A move that stands for others leads where one of the listed moves of its kind leads. */
function comesToTheSame<P extends Position>(game: Game<P>, position: P, move: Move, listed: readonly LegalMove[]) {
  if (game.moves[move.kind]?.partial !== true) return false;
  const after = apply(game, position, move);
  return listed.some((other) => {
    if (other.move.kind !== move.kind || !after.ok) return false;
    const then = apply(game, position, other.move);
    return then.ok && same(then.position, after.position);
  });
}

const roundTrip: Check = ({ game, position, listed, dice, complain }) => {
  const copy = freeze(JSON.parse(JSON.stringify(position)) as typeof position);
  if (!same(copy, position)) complain('the position does not survive JSON');
  if (listed.length === 0) return;
  const { move } = dice.pick(listed);
  const [one, two] = [apply(game, position, move), apply(game, copy, JSON.parse(JSON.stringify(move)) as Move)];
  if (!one.ok || !two.ok || hashOf(one.position) !== hashOf(two.position)) complain('a copy plays differently');
};

const viewsHideSecrets: Check = ({ game, players, position, complain }) => {
  const otherChance = { ...position, random: position.random.map((n) => n ^ 0x2545f491) };
  for (const seat of [null, ...seats(players)]) {
    const view = freeze(viewOf(game, position, seat));
    for (const move of Object.values(view.sealed)) {
      if (move.seat !== seat && move.kind !== COVERED) complain(`seat ${seat} sees what seat ${move.seat} has sealed`);
    }
    if (!same(view, viewOf(game, otherChance, seat))) complain(`seat ${seat} sees the coming random numbers`);
    if (seat !== null && !same(options(game, position, seat), options(game, view, seat))) {
      complain(`what seat ${seat} may do depends on something it does not see`);
    }
  }
};

/** Whatever a seat chooses under cover, the others see the same. */
const secretsAreCovered: Check = ({ game, players, position, listed, complain }) => {
  const waiting = answerable(position).filter((decision) => decision.secret && !(decision.seat in position.sealed));
  if (waiting.length < 2) return;
  for (const { seat } of waiting) {
    const chosen = listed
      .filter(({ move }) => move.seat === seat)
      .slice(0, 4)
      .map(({ move }) => apply(game, position, move));
    for (const other of [null, ...seats(players)].filter((looker) => looker !== seat)) {
      const sights = chosen.map((then) => then.ok && [viewOf(game, then.position, other), factsFor(then.facts, other)]);
      if (!sights.every((sight) => same(sight, sights[0]))) complain(`seat ${other} can tell what seat ${seat} chose`);
    }
  }
};

/** The order in which secrets are sealed makes no difference once they are open. */
const sealingOrderIsNothing: Check = ({ game, position, listed, dice, complain }) => {
  const waiting = answerable(position).filter((decision) => decision.secret && !(decision.seat in position.sealed));
  if (waiting.length < 2) return;
  const choices = waiting.map(({ seat }) => dice.pick(listed.filter(({ move }) => move.seat === seat)).move);
  const result = (moves: readonly Move[]) =>
    hashOf(
      moves.reduce((then, move) => {
        const played = apply(game, then, move);
        if (!played.ok) complain(`sealing in another order is refused: ${played.refusal.key}`);
        return played.ok ? played.position : then;
      }, position)
    );
  if (result(choices) !== result([...choices].reverse())) complain('the order of sealing changes the result');
};

const previewsFit: Check = ({ game, players, position, listed, report, missingText, complain }) => {
  for (const { move } of listed) {
    const shown = preview(game, position, players, move);
    for (const warning of shown.warnings) {
      report.seen.warning.add(warning.key);
      const missing = missingText(`warning.${warning.key}`, warning.params ?? {});
      if (missing !== null) complain(missing);
    }
    for (const name of [...Object.keys(shown.price), ...Object.keys(shown.gain)]) {
      const missing = missingText(`counter.${name}`, {});
      if (missing !== null) complain(missing);
    }
  }
};

const notationReadsBack: Check = ({ game, position, listed, complain }) => {
  for (const { move } of listed) {
    const text = game.notation.write(move, position);
    if (!same(game.notation.read(text, position, move.seat), move))
      complain(`notation ${text} is not ${canonical(move)}`);
  }
};

const scoresAddUp: Check = ({ game, players, position, missingText, complain }) => {
  const sheet = game.score(position);
  if (sheet.final !== over(game, position)) complain('the score is final before the game is over, or the reverse');
  for (const seat of seats(players)) {
    const sum = sheet.rows.reduce((total, row) => total + row.points[seat]!, 0);
    if (sum !== sheet.totals[seat]) complain(`the rows of seat ${seat} add up to ${sum}, not ${sheet.totals[seat]}`);
  }
  for (const row of sheet.rows) {
    const missing = missingText(`score.${row.key}`, {});
    if (missing !== null) complain(missing);
  }
};

const decisionsHaveWords: Check = ({ game, position, listed, report, missingText, complain }) => {
  report.seen.phase.add(position.phase);
  if (!paths(game.phases).includes(position.phase)) complain(`there is no phase ${position.phase}`);
  for (const decision of answerable(position)) {
    report.seen.decision.add(decision.kind);
    const missing = missingText(`decision.${decision.kind}`, decision);
    if (missing !== null) complain(missing);
  }
  for (const kind of new Set(listed.map(({ move }) => move.kind))) {
    report.seen.move.add(kind);
    const missing = missingText(`move.${kind}`, {}) ?? missingText(`move.${kind}.confirm`, {});
    if (missing !== null) complain(missing);
  }
};

const botsPlayByTheRules: Check = ({ game, position, listed, dice, complain }) => {
  if (listed.length === 0) return;
  const { seat } = listed[0]!.move;
  const mine = listed.filter(({ move }) => move.seat === seat);
  for (const [name, bot] of Object.entries(game.bots)) {
    const choice = bot.choose(freeze(viewOf(game, position, seat)), mine, dice);
    const why = refuse(game, position, choice);
    if (why !== null) complain(`the bot ${name} makes an illegal move (${why.key}): ${canonical(choice)}`);
  }
};

const invariantsHold: Check = ({ game, position, complain }) => {
  for (const [name, broken] of Object.entries(game.invariants)) {
    const how = broken(position);
    if (how !== null) complain(`${name} is broken: ${how}`);
  }
};

/** Asked at every position. */
export const LIGHT_CHECKS: readonly Check[] = [listedAreAccepted, othersAreRefused, decisionsHaveWords, invariantsHold];

/** Dearer ones, asked at some positions of each game. */
export const HEAVY_CHECKS: readonly Check[] = [
  roundTrip,
  viewsHideSecrets,
  secretsAreCovered,
  sealingOrderIsNothing,
  previewsFit,
  notationReadsBack,
  scoresAddUp,
  botsPlayByTheRules
];
