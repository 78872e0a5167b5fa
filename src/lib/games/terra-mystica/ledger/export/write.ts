import { FACTION } from '../../factions';
import type { TmMove, TmMoveOf } from '../../moves';
import { powerBetween } from '../../rules/cults';
import { tokenWays } from '../../rules/power';
import type { TmPosition } from '../../state';
import { colourOf } from '../names';
import { openFor } from '../open';
import {
  answer,
  correction,
  flush,
  giveBack,
  nameOf,
  say,
  toSite,
  toUs,
  type Due,
  type Word,
  type Writer
} from './lines';
import { NOTES } from './notes';
import { noteOffers, writeAnswer } from './offers';
import { difference, gained, purseOf } from './purse';
import { bonusStep, grant, grantStronghold, writeTransform } from './spades';
import { freeMove, ownMove, raiseWall } from './wall';
import { plainWords, steps, writeStay, writeTenth } from './words';

/** Writes what a move says in the notation. `before` and `after` are the positions round it. */
export function writeMove(w: Writer, before: TmPosition, move: TmMove, after: TmPosition): void {
  const { seat } = move;
  switch (move.kind) {
    case 'pickTerrain':
      return answer(w, seat, `pick-color ${colourOf(move.terrain)}`);
    case 'place':
      return answer(w, seat, `build ${move.hex}`);
    case 'takeBonus':
      return answer(w, seat, `pass ${move.bonus}`);
    case 'transform':
      return writeTransform(w, before, move, after);
    case 'build':
      return build(w, before, move, after);
    case 'upgrade':
      return upgrade(w, before, move, after);
    case 'pass':
      mainAction(w, before, seat, move.bonus === null ? 'pass' : `pass ${move.bonus}`);
      return raiseWall(w, before, seat, w.turn!.words.length - 1, difference(purse(before, seat), purse(after, seat)));
    case 'shapeshift':
      return shapeshift(w, before, move, after);
    case 'convert':
    case 'burn':
      return freeMove(w, before, move, after);
    case 'leech':
      return writeAnswer(w, before, after, seat, move.event, true);
    case 'declineLeech':
      return writeAnswer(w, before, after, seat, move.event, false);
    case 'cultStep':
      return cultStep(w, before, move, after);
    case 'enterTenth':
      return writeTenth(w, before, move, after);
    case 'payCult':
      return say(w, seat, `-${steps(stepsOwed(before, seat, 'payCult'), move.cult)}`);
    case 'payTokens':
      return payTokens(w, before, move);
    case 'ordain':
      if (move.n === 0) return;
      w.due.delete('CONVERT_W_TO_P');
      return say(w, seat, `convert ${move.n}W to ${move.n}P`);
    case 'takeToken':
      w.tokens--;
      raiseWall(w, before, seat, w.turn?.words.length ?? 0, difference(purse(before, seat), purse(after, seat)));
      return answer(w, seat, 'gain P3 for VP');
    case 'skip':
      return skip(w, before, seat, move.what);
    case 'endTurn':
      return endTurn(w, before, seat, after);
    case 'drop':
      flush(w, before);
      w.lines.push(`drop-faction ${nameOf(before, move.who)}`);
      return;
    default:
      return otherWords(w, before, move, after);
  }
}

const purse = (position: TmPosition, seat: number) => purseOf(position.seats[seat]!);

function otherWords(w: Writer, before: TmPosition, move: TmMove, after: TmPosition): void {
  const words = plainWords(move);
  if (words === null) return;
  const { seat, kind } = move;
  if (kind === 'bridge') owe(w, 'BRIDGE', -1);
  if (kind === 'takeFavour') owe(w, 'GAIN_FAVOR', -1);
  if (kind === 'takeTown') w.cults = before.seats[seat]!.cults;
  if (MAIN.has(kind)) mainAction(w, before, seat, ...words);
  else if (before.active === seat && before.phase === 'round.actions') ownMove(w, before, seat, after, words[0]!);
  else answer(w, seat, ...words);
  if (kind === 'powerAction' || kind === 'specialAction') grant(w, before, seat, move.action);
}

const MAIN: ReadonlySet<string> = new Set([
  'advanceShipping',
  'advanceDig',
  'sendPriest',
  'powerAction',
  'specialAction'
]);

/** In a double turn the answers to the first action stand before the second. */
function mainAction(w: Writer, before: TmPosition, seat: number, ...words: (string | Word)[]): void {
  if (w.answers.length > 0 || w.offers.length > 0) flush(w, before);
  say(w, seat, ...words);
}

/** So many more (or fewer) of something are open to this turn, as the site counts them. */
function owe(w: Writer, due: Due, n: number): void {
  w.due.set(due, Math.max(0, (w.due.get(due) ?? 0) + n));
}

function build(w: Writer, before: TmPosition, { seat, hex }: TmMoveOf<'build'>, after: TmPosition): void {
  const turn = openFor(before, seat, 'turn');
  const { made } = before.deed;
  if (turn?.double && w.turn?.seat === seat && dug(w) && (made.length === 0 || made.includes(hex))) {
    w.notes.add(NOTES.double);
    say(w, seat, toUs('done'));
  }
  if (turn !== undefined && (w.answers.length > 0 || w.offers.length > 0)) flush(w, before);
  say(w, seat, ...giveBack(w, seat, { scored: true, power: before.seats[seat]!.power }), `build ${hex}`);
  noteOffers(w, after, seat, hex, before.eventId);
}

/** Whether the last action of the turn's line moved earth and built nothing. */
function dug({ turn }: Writer): boolean {
  const words = turn!.words.map(({ site }) => site ?? '');
  const at = words.findLastIndex((word) => /^(action ACTC|build|upgrade|send|advance)/.test(word));
  return words.slice(at + 1).some((word) => word.startsWith('transform'));
}

function upgrade(w: Writer, before: TmPosition, { seat, hex, to }: TmMoveOf<'upgrade'>, after: TmPosition): void {
  mainAction(w, before, seat, `upgrade ${hex} to ${to}`);
  const { faction } = before.seats[seat]!;
  owe(w, 'GAIN_FAVOR', FACTION[faction!].buildings[to].favours ?? 0);
  if (to === 'SH') {
    if (faction === 'auren') owe(w, 'GAIN_FAVOR', 1);
    if (faction === 'darklings') owe(w, 'CONVERT_W_TO_P', 3);
    if (faction === 'riverwalkers') owe(w, 'BRIDGE', 2);
    grantStronghold(w, before, seat);
  }
  noteOffers(w, after, seat, hex, before.eventId);
}

/** A change of home ends the turn at the site, as soon as the colour is named. */
function shapeshift(w: Writer, before: TmPosition, move: TmMoveOf<'shapeshift'>, after: TmPosition): void {
  const { seat, pay, terrain } = move;
  mainAction(w, before, seat, `action ${pay === 'power' ? 'ACTH5' : 'ACTH6'}`, `pick-color ${colourOf(terrain)}`);
  raiseWall(w, before, seat, w.turn!.words.length - 2, difference(purse(before, seat), purse(after, seat)));
}

/** The site takes tokens from the first bowl that has any (TM 15 S5): what we paid otherwise is put right. */
function payTokens(w: Writer, before: TmPosition, { seat, bowls }: TmMoveOf<'payTokens'>): void {
  const [one, two, three] = before.seats[seat]!.power;
  const paid = bowls[0] + bowls[1] + bowls[2];
  const usual = tokenWays([one, two, three], paid)[0]!;
  const left = (way: readonly number[]): number[] => [one - way[0]!, two - way[1]!, three - way[2]!];
  const words = correction(w, left(usual), left(bowls));
  if (words.length > 0) say(w, seat, ...words, toUs(`tokens ${bowls.join('/')}`));
  if (w.wall === null) return;
  const was = purse(before, seat);
  w.wall.since.push(difference(was, { ...was, power: [one - bowls[0], two - bowls[1], three - bowls[2]] }));
}

const stepsOwed = (before: TmPosition, seat: number, kind: 'cultSteps' | 'payCult'): number =>
  openFor(before, seat, kind)?.n ?? 1;

/** After others have answered it is the Cultists' reaction; after the last pass a cult bonus. */
function cultStep(w: Writer, before: TmPosition, { seat, cult }: TmMoveOf<'cultStep'>, after: TmPosition): void {
  const text = `+${steps(stepsOwed(before, seat, 'cultSteps'), cult)}`;
  if (before.phase !== 'round.actions') return bonusStep(w, seat, text);
  if (w.answers.length === 0) return say(w, seat, text);
  const power = powerBetween(before.seats[seat]!.cults[cult], after.seats[seat]!.cults[cult]);
  raiseWall(w, before, seat, w.turn?.words.length ?? 0, gained(power));
  answer(w, seat, text);
}

/** What the notation has to hear of what is left undone (TM 15 S15). */
function skip(w: Writer, before: TmPosition, seat: number, what: string): void {
  const inAction = before.phase === 'round.actions';
  const scored = inAction && before.scoring[before.round - 1] === 'SCORE1';
  const { power } = before.seats[seat]!;
  const tell = (...words: (string | Word)[]): void =>
    words.length === 0 ? undefined : inAction ? say(w, seat, ...words) : answer(w, seat, ...words);
  switch (what) {
    case 'token':
      w.tokens--;
      return answer(w, seat, '-GAIN_P3_FOR_VP');
    case 'spades':
      return tell(...giveBack(w, seat, { scored: inAction, power }));
    case 'cultSteps':
      return inAction ? tell('-CULT', ...(scored ? ['-2VP'] : [])) : bonusStep(w, seat, '-CULT');
    case 'spadeTokens': {
      const n = openFor(before, seat, 'spadeTokens')!.n;
      if (!inAction) w.notes.add(NOTES.tokens);
      return tell(toSite(`-${n}P1`), ...(scored ? [toSite(`-${2 * n}VP`)] : []), toUs('no-tokens'));
    }
    case 'tenth':
      return writeStay(w, before, seat);
  }
}

/** A player who goes on alone says where one action ends and the next begins. */
function endTurn(w: Writer, before: TmPosition, seat: number, after: TmPosition): void {
  const alone = after.active === seat && after.round === before.round;
  const earth = w.turn?.words.some(({ site }) => site !== null && /^transform|to SH$/.test(site)) ?? false;
  if (alone && earth) say(w, seat, ...giveBack(w, seat, { scored: true, power: before.seats[seat]!.power }), 'done');
  flush(w, before);
}
