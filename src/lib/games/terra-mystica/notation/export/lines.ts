import type { TmPosition } from '../../state';
import { writtenFaction } from '../names';

/** A line being written: the commands of one faction, in order. */
export interface Line {
  readonly seat: number;
  readonly words: string[];
}

/** The ledger while it is written. A turn's line waits for the answers to it, which come after it. */
export interface Writer {
  readonly lines: string[];
  position: TmPosition;
  turn: Line | null;
  answers: Line[];
  /** Where in the turn's line a pass stands: free moves go before it. */
  passAt: number | null;
  /** Free spades that the notation still counts, by seat. */
  readonly spades: number[];
  /** Offers of this turn that nobody has answered yet. */
  offers: { readonly seat: number; readonly from: number; readonly amount: number; readonly event: number }[];
  /** The Darklings have built their stronghold and not said yet how many they ordain. */
  ordains: boolean;
  /** Bridges that the Riverwalkers' stronghold still gives, as the notation counts them. */
  bridges: number;
  /** The turn's own builder was answered, or reacted to answers: his line is written already. */
  reacted: boolean;
  /** Free moves that can only be written in the next turn, by seat. */
  readonly late: string[][];
}

export const writer = (position: TmPosition): Writer => ({
  lines: [],
  position,
  turn: null,
  answers: [],
  passAt: null,
  spades: [],
  offers: [],
  ordains: false,
  bridges: 0,
  reacted: false,
  late: []
});

export const nameOf = (position: TmPosition, seat: number): string => writtenFaction(position.seats[seat]!.faction!);

const text = (w: Writer, { seat, words }: Line): string => `${nameOf(w.position, seat)}: ${words.join('. ')}`;

/** Adds to the turn's line. */
export function say(w: Writer, seat: number, ...words: string[]): void {
  if (w.turn === null || w.turn.seat !== seat) {
    flush(w);
    w.turn = { seat, words: w.late[seat] ?? [] };
    w.late[seat] = [];
  }
  w.turn.words.push(...words);
}

/** A line of its own, after the turn's. */
export function answer(w: Writer, seat: number, ...words: string[]): void {
  w.answers.push({ seat, words });
}

/**
 * Spades that stay unused are given back, before a dwelling is built. The site has already scored them when
 * they were gained (TM 16 S3): those points are given back too.
 */
export function giveBack(w: Writer, seat: number, inAction = true): string[] {
  const n = w.spades[seat] ?? 0;
  w.spades[seat] = 0;
  if (n === 0) return [];
  const { scoring, round, seats } = w.position;
  const each = (inAction && scoring[round - 1] === 'SCORE1' ? 2 : 0) + (seats[seat]!.faction === 'halflings' ? 1 : 0);
  return [n === 1 ? '-SPADE' : `-${n}SPADE`, ...(each === 0 ? [] : [`-${n * each}VP`])];
}

/** The turn's line and the answers to it are complete. */
export function flush(w: Writer): void {
  if (w.turn !== null) {
    const { seat, words } = w.turn;
    if (w.ordains) words.push('-3CONVERT_W_TO_P');
    if (w.bridges > 0) words.push(w.bridges === 1 ? '-BRIDGE' : `-${w.bridges}BRIDGE`);
    words.push(...giveBack(w, seat));
    if (words.length > 0) w.lines.push(text(w, w.turn));
  }
  for (const line of w.answers) w.lines.push(text(w, line));
  // Whoever could take nothing is not asked at our table; the site waits for a word all the same.
  for (const { seat, from, amount } of w.offers) {
    w.lines.push(`${nameOf(w.position, seat)}: decline ${amount} from ${nameOf(w.position, from)}`);
  }
  w.turn = null;
  w.answers = [];
  w.offers = [];
  w.passAt = null;
  w.ordains = false;
  w.bridges = 0;
  w.reacted = false;
}
