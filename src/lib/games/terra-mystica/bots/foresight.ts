import { answerable, type Decision, type Move, type MoveTable } from '$lib/kernel';
import { moves } from '../moves';
import { homeGround } from '../rules/terrain';
import type { TmPosition } from '../state';
import type { Outlook } from './outlook';
import { standing } from './standing';

/** Where the look ahead ends: others decide, or the turn is done. */
const ENDS: ReadonlySet<string> = new Set(['turn', 'after', 'leech', 'firstDwelling', 'firstBonus', 'faction']);
/** Deeper chains of duties are judged as they stand. */
const DEPTH = 5;

/** All kinds of move by their names. */
export const KINDS: MoveTable<TmPosition> = moves;
/** Those that answer a decision; free moves leave it as it is. */
const ANSWERS = Object.values(KINDS).filter(({ free }) => !free);

/** What a move that answers this decision leads to, before anybody else decides. */
export function play(position: TmPosition, move: Move, decision: Decision): TmPosition {
  return KINDS[move.kind]!.effect(position, move, decision).position;
}

/** The decision that a move answers. */
export function decisionFor(position: TmPosition, move: Move): Decision | undefined {
  const kind = KINDS[move.kind]!;
  return answerable(position).find(
    (owed) => owed.seat === move.seat && kind.answers.includes(owed.kind) && kind.check(position, move, owed) === null
  );
}

/** Where a line of play leads, and how well the seat stands there. */
export interface Prospect {
  readonly position: TmPosition;
  readonly worth: number;
}

/** A move and all that it owes at once, done as well as one step shows. */
export function afterwards(
  position: TmPosition,
  move: Move,
  decision: Decision,
  outlook: Outlook,
  depth = DEPTH
): Prospect {
  const then = play(position, move, decision);
  const next = answerable(then)[0];
  if (depth > 0 && next !== undefined && next.seat === outlook.seat && !ENDS.has(next.kind)) {
    let best: Prospect | null = null;
    for (const answer of answers(then, next)) {
      const line = afterwards(then, answer, next, outlook, depth - 1);
      if (best === null || line.worth > best.worth) best = line;
    }
    if (best !== null) return best;
  }
  return { position: then, worth: standing(then, outlook) };
}

/** Legal answers to a decision, without free moves and without earth that is moved for nothing. */
export function answers(position: TmPosition, decision: Decision): Move[] {
  const list: Move[] = [];
  for (const kind of ANSWERS) {
    if (!kind.answers.includes(decision.kind)) continue;
    for (const move of kind.candidates(position, decision)) {
      if (kind.check(position, move, decision) === null) list.push(move);
    }
  }
  return pruned(position, decision, list);
}

/** Of many ways to use spades those that make a home, or else those that use all the free ones. */
export function pruned(position: TmPosition, decision: Decision, list: Move[]): Move[] {
  if (decision.kind !== 'spades') return list;
  const home = homeGround(position.seats[decision.seat]!);
  const free = Number(decision.n);
  const done = list.filter((move) => move.kind !== 'transform' || move['to'] === home);
  const homes = done.some((move) => move.kind === 'transform' && Number(move['spades']) <= free);
  if (homes) return done.filter((move) => move.kind !== 'transform' || Number(move['spades']) <= free + 1);
  const begun = list.filter((move) => move.kind === 'transform' && move['to'] !== home && move['spades'] === free);
  return [...done, ...begun];
}
