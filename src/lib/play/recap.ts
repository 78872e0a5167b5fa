import {
  apply,
  difference,
  factsFor,
  viewOf,
  type Counters,
  type Decision,
  type Fact,
  type Move,
  type Position,
  type Seat
} from '$lib/kernel';
import { inOrder } from './amounts';
import type { GameUi, Place } from './game-ui';
import { openMoves } from './history';
import { spokenFacts, type Speaker } from './narration';
import type { RunningGame } from './running.svelte';

/** What somebody did, or what happened to whoever reads it. */
export interface Deed {
  /** After which move it was done. */
  readonly n: number;
  readonly seat: Seat;
  /** The number on the board; what happened to the reader has none. */
  readonly number: number | null;
  readonly text: string;
  readonly amounts: readonly { readonly name: string; readonly n: number }[];
  readonly places: readonly Place[];
}

/** Whoever tells of a running game. */
interface Teller extends Speaker {
  readonly running: RunningGame;
  readonly ui: GameUi<Position>;
}

/** Further back nobody wants to be told: the log is for that. */
const MOST_MOVES = 80;

/** Everything since the last turn of a seat: what happened to it first, then what the others did, in order. */
export function recapOf(teller: Teller, seat: Seat): readonly Deed[] {
  const { running, ui } = teller;
  const { session, game } = running;
  const from = beginOf(
    session.rows.map(({ move }) => move),
    seat,
    ui
  );
  if (from === null) return [];
  const own: Deed[] = [];
  const others: Deed[] = [];
  let position: Position = session.at(from);
  let turn: { seat: Seat; facts: Fact[]; places: Set<Place>; before: Counters; n: number } | null = null;
  const has = (of: Seat) => game.counters(viewOf(game, position, null), of);
  const close = () => {
    if (turn === null) return;
    const { facts, places, before, n } = turn;
    const text = sentence(spokenFacts(teller, facts.filter((fact) => fact.seat === turn!.seat).slice(0, 3)));
    const deed = { n, seat: turn.seat, text, places: [...places], amounts: amountsOf(before, has(turn.seat), ui) };
    if (text !== '' && turn.seat === seat) own.push({ ...deed, number: null });
    else if (text !== '') others.push({ ...deed, number: others.length + 1 });
    turn = null;
  };
  for (let n = from; n < session.length; n++) {
    const { move } = session.rows[n]!;
    if (turn !== null && turn.seat !== move.seat) close();
    turn ??= { seat: move.seat, facts: [], places: new Set(), before: has(move.seat), n };
    const mine = has(seat);
    const played = apply(game, position, move);
    if (!played.ok) break;
    const open = openMoves(position, move, played.position);
    const facts = factsFor(played.facts, null);
    position = played.position;
    turn.n = n + 1;
    turn.facts.push(...facts);
    for (const place of open.filter((each) => each.seat === move.seat).flatMap((each) => ui.moves.places(each)))
      turn.places.add(place);
    // An income, or what a neighbour's deed brings: it comes in somebody else's move.
    const happened = move.seat === seat ? [] : facts.filter((fact) => fact.seat === seat);
    const text = sentence(spokenFacts(teller, happened.slice(0, 2)));
    if (text !== '')
      own.push({ n: n + 1, seat, number: null, text, places: [], amounts: amountsOf(mine, has(seat), ui) });
  }
  close();
  return [...own, ...others];
}

/** After the last move that the seat made in a turn of its own; small answers in others' turns are none. */
function beginOf(moves: readonly Move[], seat: Seat, { quickPrompt }: GameUi<Position>): number | null {
  const asked: Decision = { seat, kind: quickPrompt?.kind ?? '' };
  const answers = new Set(quickPrompt?.answers(asked).map(({ kind }) => kind) ?? []);
  const last = moves.findLastIndex((move) => move.seat === seat && !answers.has(move.kind));
  return last < 0 ? null : Math.max(last + 1, moves.length - MOST_MOVES);
}

const amountsOf = (before: Counters, after: Counters, { counters }: GameUi<Position>) => {
  const change = difference(before, after);
  return inOrder(Object.keys(change), counters)
    .filter((name) => counters.includes(name))
    .map((name) => ({ name, n: change[name]! }))
    .slice(0, 5);
};

const sentence = (lines: readonly string[]): string => lines.join(' ');
