import type { TmDecision, TmMove } from '../../moves/types';
import type { TmPosition } from '../../state';
import { colourOf } from '../names';
import { answer, flush, giveBack, nameOf, say, type Writer } from './lines';
import { noteOffers, writeAnswer } from './offers';
import { grant, grantStronghold, writeTransform } from './spades';
import { conversion, decisionFor, plainWords, steps, writeTenth } from './words';

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
      return writeTransform(w, before, move);
    case 'build':
      say(w, seat, ...giveBack(w, seat), `build ${move.hex}`);
      return noteOffers(w, after, seat, move.hex, before.eventId);
    case 'upgrade':
      mainAction(w, seat, `upgrade ${move.hex} to ${move.to}`);
      if (move.to === 'SH') stronghold(w, before, seat);
      return noteOffers(w, after, seat, move.hex, before.eventId);
    case 'pass':
      mainAction(w, seat, move.bonus === null ? 'pass' : `pass ${move.bonus}`);
      w.passAt = w.turn!.words.length - 1;
      return;
    case 'convert':
      return freeMove(w, seat, conversion(move));
    case 'burn':
      return freeMove(w, seat, `burn ${move.n}`);
    case 'leech':
      return writeAnswer(w, before, seat, move.event, true);
    case 'declineLeech':
      return writeAnswer(w, before, seat, move.event, false);
    case 'cultStep':
      return cultStep(w, before, seat, `+${steps(stepsOwed(before, seat), move.cult)}`);
    case 'enterTenth':
      return writeTenth(w, before, move, after);
    case 'payCult':
      return say(w, seat, `-${steps(owedNumber(before, seat, 'payCult'), move.cult)}`);
    case 'ordain':
      w.ordains = false;
      return say(w, seat, move.n === 0 ? '-3CONVERT_W_TO_P' : `convert ${move.n}W to ${move.n}P`);
    case 'takeToken':
      return answer(w, seat, 'gain P3 for VP');
    case 'skip':
      return skip(w, before, seat, move.what);
    case 'endTurn':
      return endTurn(w, before, seat, after);
    case 'drop':
      flush(w);
      w.lines.push(`drop-faction ${nameOf(before, move.who)}`);
      return;
    default:
      return otherWords(w, before, move);
  }
}

function otherWords(w: Writer, before: TmPosition, move: TmMove): void {
  if (move.kind === 'bridge') w.bridges = Math.max(0, w.bridges - 1);
  const words = plainWords(move);
  if (words === null) return;
  const ownTurn = before.active === move.seat && before.round > 0;
  if (move.kind === 'powerAction' || move.kind === 'specialAction') grant(w, before, move.seat, move.action);
  if (MAIN.has(move.kind)) mainAction(w, move.seat, ...words);
  else if (ownTurn && !before.seats[move.seat]!.passed) say(w, move.seat, ...words);
  else answer(w, move.seat, ...words);
}

const MAIN: ReadonlySet<string> = new Set([
  'advanceShipping',
  'advanceDig',
  'sendPriest',
  'powerAction',
  'specialAction',
  'shapeshift'
]);

/** In a double turn the answers to the first action stand before the second. */
function mainAction(w: Writer, seat: number, ...words: string[]): void {
  if (w.answers.length > 0 || w.offers.length > 0) flush(w);
  say(w, seat, ...words);
}

/** Free moves after a pass go before it; after a reaction they have to wait for the next turn. */
function freeMove(w: Writer, seat: number, word: string): void {
  if (w.reacted && w.turn?.seat === seat) (w.late[seat] ??= []).push(word);
  else if (w.passAt !== null && w.turn?.seat === seat) w.turn.words.splice(w.passAt++, 0, word);
  else say(w, seat, word);
}

const owedNumber = (before: TmPosition, seat: number, kind: string): number =>
  (decisionFor(before, seat, kind) as TmDecision<'payCult'> | undefined)?.n ?? 1;
const stepsOwed = (before: TmPosition, seat: number): number => owedNumber(before, seat, 'cultSteps');

/** After others have answered it is the Cultists' reaction; after the last pass a cult bonus. */
function cultStep(w: Writer, before: TmPosition, seat: number, word: string): void {
  if (w.answers.length === 0 && before.active === seat && !before.seats[seat]!.passed) return say(w, seat, word);
  w.reacted = true;
  answer(w, seat, word);
}

function stronghold(w: Writer, before: TmPosition, seat: number): void {
  const { faction } = before.seats[seat]!;
  w.ordains = faction === 'darklings';
  w.bridges = faction === 'riverwalkers' ? 2 : 0;
  grantStronghold(w, before, seat);
}

/** What the notation has to hear of what is left undone (TM 16 S15). */
function skip(w: Writer, before: TmPosition, seat: number, what: string): void {
  const passed = before.seats[seat]!.passed;
  if (what === 'token') return answer(w, seat, '-GAIN_P3_FOR_VP');
  const words = what === 'spades' ? giveBack(w, seat, !passed) : what === 'cultSteps' ? ['-CULT'] : [];
  if (words.length === 0) return;
  if (passed) answer(w, seat, ...words);
  else say(w, seat, ...words);
}

/** A player who goes on alone says where one action ends and the next begins. */
function endTurn(w: Writer, before: TmPosition, seat: number, after: TmPosition): void {
  const alone = after.active === seat && after.round === before.round;
  if (alone && w.turn !== null && w.turn.words.some((word) => word.startsWith('transform'))) w.turn.words.push('done');
  flush(w);
}
