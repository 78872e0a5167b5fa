import { replay, type Game, type LogHeader, type Move } from '$lib/kernel';
import type { BonusId } from '../../ids';
import { geometry } from '../../map';
import type { TmMove } from '../../moves';
import type { TmPosition } from '../../state';
import { headerLines, startPoints } from './header';
import { answer, flush, writer, type Writer } from './lines';
import { NOTES } from './notes';
import { endCultBonus, grantCultBonus } from './spades';
import { writeMove } from './write';

/** A ledger with what the table showed behind its rows: points, goods and cults of every seat, by line. */
interface Written {
  readonly text: string;
  readonly figures: ReadonlyMap<number, TmPosition>;
}

/** A game of ours, finished or running, as a command file (TM 18.6). */
export const writeLedger = (game: Game<TmPosition>, header: LogHeader, moves: readonly Move[]): string =>
  writtenLedger(game, header, moves).text;

export function writtenLedger(game: Game<TmPosition>, header: LogHeader, moves: readonly Move[]): Written {
  let w: Writer | null = null;
  let before: TmPosition | null = null;
  let chosen: TmPosition | null = null;
  let cards: BonusId[] = [];
  const shown = new Map<number, TmPosition>();
  /** Commands of the choice of factions: they stand behind all `setup` lines. */
  const early: [TmPosition, TmMove, TmPosition][] = [];
  const visit = (_n: number, position: TmPosition, _facts: unknown, move: Move | null): void => {
    if (cards.length === 0) cards = Object.keys(position.bonuses) as BonusId[];
    if (w === null && ready(position)) {
      chosen = position;
      w = start(position);
      for (const [from, made, to] of early) if (CHOICES.has(made.kind)) writeChoice(w, from, made, to);
      if (before === null) placed(w, position);
      if (move !== null) writeChoice(w, before!, move as TmMove, position);
    } else if (w === null && move !== null) {
      early.push([before!, move as TmMove, position]);
    } else if (w !== null && move !== null) {
      step(w, before!, move as TmMove, position);
      if (w.turn === null && w.answers.length === 0) shown.set(w.lines.length, position);
    }
    before = position;
  };
  replay(game, header, moves, visit);
  if (w === null || chosen === null) return { text: '', figures: shown };
  flush(w);
  const { lines, notes, loose } = w as Writer;
  const head = headerLines(chosen, { cards, notes, loose });
  const figures = new Map([...shown].map(([line, position]) => [head.length + line, position]));
  return { text: `${[...head, ...lines].join('\n')}\n`, figures };
}

/** Begins behind the `setup` lines. */
function start(position: TmPosition): Writer {
  const w = writer(position);
  const { rules, order, players } = position;
  for (const seat of order) {
    const words = startPoints(position, seat);
    if (words.some(({ site }) => site?.startsWith('+'))) w.loose = true;
    if (words.length > 0) answer(w, seat, ...words);
  }
  flush(w);
  const clockwise = order.every((seat, n) => (seat - order[0]! + players) % players === n);
  if (rules.setup === 'auction' && !rules.variableOrder && !clockwise) w.notes.add(NOTES.order);
  return w;
}

const CHOICES: ReadonlySet<string> = new Set(['pickTerrain', 'takeFavour']);

/** All factions and start terrains are chosen. */
const ready = (position: TmPosition): boolean =>
  position.seats.every(({ faction, terrain }) => faction !== null && terrain !== null) &&
  position.owed.every(({ kind }) => kind !== 'faction' && kind !== 'terrain' && kind !== 'favour');

function writeChoice(w: Writer, before: TmPosition, move: TmMove, after: TmPosition): void {
  if (!CHOICES.has(move.kind)) return;
  w.position = after;
  writeMove(w, before, move, after);
  flush(w);
}

function step(w: Writer, before: TmPosition, move: TmMove, after: TmPosition): void {
  w.position = after;
  writeMove(w, before, move, after);
  const passed = (position: TmPosition): boolean => position.seats.every((seat) => seat.passed || seat.dropped);
  const bonus = passed(before) || passed(after);
  if (before.round === 0) flush(w, before);
  // The round's last answer sets the cult bonus going; the first position of the next round ends it.
  if (before.round > 0 && before.round < 6 && over(before, after, bonus)) {
    flush(w, before);
    grantCultBonus(w, after, before.round);
  }
  if (after.round > before.round && before.round > 0) endCultBonus(w, before);
  else if (before.phase !== after.phase || !before.phase.includes('actions')) flush(w, before);
}

/** Whether the actions of a round have just come to their end. */
const over = (before: TmPosition, after: TmPosition, bonus: boolean): boolean =>
  bonus && before.phase.includes('actions') && !(after.phase.includes('actions') && after.round === before.round);

/** The introductory game begins with its dwellings on the map: they are written in the usual order. */
function placed(w: Writer, position: TmPosition): void {
  const { ids } = geometry(position.map);
  const dwellings = position.seats.map((_, seat) => ids.filter((_id, n) => position.pieces[n]?.seat === seat));
  for (let nth = 0; nth < 3; nth++) {
    const order = nth === 1 ? [...position.order].reverse() : position.order;
    for (const seat of order) {
      const hex = dwellings[seat]![nth];
      if (hex !== undefined) answer(w, seat, `build ${hex}`);
    }
  }
  flush(w);
}
