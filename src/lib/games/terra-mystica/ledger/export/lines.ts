import type { CultSteps, TmPosition } from '../../state';
import { writtenFaction } from '../names';
import { INSTEAD } from '../rows';
import { filled } from '../../rules/power';
import type { Change, Purse } from './purse';

/** A command: what the site reads, and what we read in its place where that is something else. */
export interface Word {
  readonly site: string | null;
  readonly ours: string | null;
}

/** A line being written: the commands of one faction, in order. */
export interface Line {
  readonly seat: number;
  readonly words: Word[];
}

/**
 * The site lets nobody trade once his turn has passed on: after a pass, a change of terrain or the answers of
 * others. What our player does then stands before that, if it comes to the same.
 */
interface Wall {
  at: number;
  purse: Purse;
  /** What has happened to the purse behind it. */
  readonly since: Change[];
}

/** What the site still expects of a turn, by its own names. */
export type Due = 'CONVERT_W_TO_P' | 'BRIDGE' | 'GAIN_FAVOR';

/** The ledger while it is written. A turn's line waits for the answers to it, which come after it. */
export interface Writer {
  readonly lines: string[];
  position: TmPosition;
  turn: Line | null;
  answers: Line[];
  wall: Wall | null;
  /** Free spades that the notation still counts, by seat. */
  readonly spades: number[];
  /** Cult steps of the cult bonus that the notation still counts, by seat. */
  readonly steps: number[];
  /** Offers of this turn that nobody has answered yet. */
  offers: { readonly seat: number; readonly from: number; readonly amount: number; readonly event: number }[];
  readonly due: Map<Due, number>;
  /** Events that the Shapeshifters have not yet said to whether they take a token. */
  tokens: number;
  readonly reacted: Set<number>;
  /** Where the cult markers stood before the last town tile. */
  cults: CultSteps;
  /** The known differences that keep the site from playing this game, each in a sentence. */
  readonly notes: Set<string>;
  /** Something is written that the site takes only when it is told not to mind. */
  loose: boolean;
}

export const writer = (position: TmPosition): Writer => ({
  lines: [],
  position,
  turn: null,
  answers: [],
  wall: null,
  spades: [],
  steps: [],
  offers: [],
  due: new Map(),
  tokens: 0,
  reacted: new Set(),
  cults: { fire: 0, water: 0, earth: 0, air: 0 },
  notes: new Set(),
  loose: false
});

export const nameOf = (position: TmPosition, seat: number): string => writtenFaction(position.seats[seat]!.faction!);

export const word = (text: string): Word => ({ site: text, ours: text });
export const toSite = (text: string): Word => ({ site: text, ours: null });
export const toUs = (text: string): Word => ({ site: null, ours: text });

function text(w: Writer, { seat, words }: Line): string {
  const site = words.flatMap((each) => each.site ?? []).join('. ');
  const ours = words.flatMap((each) => each.ours ?? []).join('. ');
  return `${nameOf(w.position, seat)}: ${site || 'wait'}${ours === site ? '' : `${INSTEAD}${ours || 'wait'}`}`;
}

/** Adds to the turn's line. */
export function say(w: Writer, seat: number, ...words: (string | Word)[]): void {
  if (w.turn === null || w.turn.seat !== seat) {
    flush(w);
    w.turn = { seat, words: [] };
  }
  w.turn.words.push(...words.map((each) => (typeof each === 'string' ? word(each) : each)));
}

/** A line of its own, after the turn's. */
export function answer(w: Writer, seat: number, ...words: (string | Word)[]): void {
  w.answers.push({ seat, words: words.map((each) => (typeof each === 'string' ? word(each) : each)) });
}

const counted = (n: number, what: string): string => `-${n === 1 ? '' : n}${what}`;

/** The tokens of a seat's bowls are moved as the site must see them: it has filled or emptied others. */
export function correction(w: Writer, site: readonly number[], ours: readonly number[]): Word[] {
  return site.flatMap((n, bowl) => {
    const more = ours[bowl]! - n;
    if (more > 0) w.loose = true;
    return more === 0 ? [] : [toSite(`${more > 0 ? '+' : '-'}${Math.abs(more)}P${bowl + 1}`)];
  });
}

/** How points and power of spades that nobody used are given back, besides the spades themselves. */
interface Unused {
  /** Whether the round's tile has scored them. */
  readonly scored: boolean;
  readonly power: readonly [number, number, number];
}

/**
 * Spades that stay unused are given back, before a dwelling is built. The site has already given what they
 * bring when they were gained (TM 15 S3): points and power go back, too.
 */
export function giveBack(w: Writer, seat: number, { scored, power }: Unused): Word[] {
  const n = w.spades[seat] ?? 0;
  w.spades[seat] = 0;
  if (n === 0) return [];
  const { scoring, round, seats } = w.position;
  const { faction, built } = seats[seat]!;
  const each = (scored && scoring[round - 1] === 'SCORE1' ? 2 : 0) + (faction === 'halflings' ? 1 : 0);
  const full = faction === 'alchemists' && built.SH > 0 ? filled(power, 2 * n) : power;
  return [...correction(w, full, power), word(counted(n, 'SPADE')), ...(each === 0 ? [] : [word(`-${n * each}VP`)])];
}

/** What the site still expects of this turn is given back: nobody can or will have it. */
export function clearDue(w: Writer, ...which: Due[]): Word[] {
  const words = which.filter((due) => (w.due.get(due) ?? 0) > 0).map((due) => word(counted(w.due.get(due)!, due)));
  for (const due of which) w.due.delete(due);
  return words;
}

/** All that is still open when a turn ends. */
export const unfinished = (w: Writer, before: TmPosition, seat: number): Word[] => [
  ...clearDue(w, 'CONVERT_W_TO_P', 'BRIDGE', 'GAIN_FAVOR'),
  ...giveBack(w, seat, { scored: true, power: before.seats[seat]!.power })
];

/** The turn's line and the answers to it are complete. `before`: as it was when the turn ended. */
export function flush(w: Writer, before: TmPosition = w.position): void {
  if (w.turn !== null) {
    const { seat, words } = w.turn;
    if (w.wall === null) words.push(...unfinished(w, before, seat));
    if (words.length > 0) w.lines.push(text(w, w.turn));
  }
  for (const line of w.answers) w.lines.push(text(w, line));
  // Whoever could take nothing is not asked at our table; the site waits for a word all the same.
  for (const { seat, from, amount } of w.offers) {
    w.lines.push(`${nameOf(w.position, seat)}: decline ${amount} from ${nameOf(w.position, from)}`);
  }
  const shifters = w.position.seats.findIndex(({ faction }) => faction === 'shapeshifters');
  for (let i = 0; i < w.tokens; i++) w.lines.push(`${nameOf(w.position, shifters)}: -GAIN_P3_FOR_VP`);
  w.turn = null;
  w.answers = [];
  w.offers = [];
  w.wall = null;
  w.due.clear();
  w.tokens = 0;
  w.reacted.clear();
}
