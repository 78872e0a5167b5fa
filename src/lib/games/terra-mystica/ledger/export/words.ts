import { TOWN_TILES } from '../../data/tiles';
import type { Cult } from '../../ids';
import type { TmMove, TmMoveOf } from '../../moves';
import type { TmPosition } from '../../state';
import { colourOf } from '../names';
import { openFor } from '../open';
import { toUs, word, type Writer } from './lines';
import { NOTES } from './notes';

export const UNIT = { power: 'PW', priests: 'P', workers: 'W', coins: 'C', vp: 'VP' } as const;
const RATES: Readonly<Record<string, number>> = { 'power>priests': 5, 'power>workers': 3, 'coins>vp': 2 };

export const conversion = ({ from, to, n }: TmMoveOf<'convert'>): string =>
  `convert ${n * (RATES[`${from}>${to}`] ?? 1)}${UNIT[from]} to ${n}${UNIT[to]}`;

export const steps = (n: number, cult: Cult): string => `${n === 1 ? '' : n}${cult.toUpperCase()}`;

/** Main actions and duties whose words depend on nothing but the move. */
export function plainWords(move: TmMove): string[] | null {
  switch (move.kind) {
    case 'advanceShipping':
      return ['advance ship'];
    case 'advanceDig':
      return ['advance dig'];
    case 'sendPriest':
      return [`send p to ${move.cult.toUpperCase()} for ${move.value}`];
    case 'powerAction':
    case 'specialAction':
      return [`action ${move.action}`];
    case 'bridge':
      return [`bridge ${move.a}:${move.b}`];
    case 'riverTown':
      return [`connect ${move.hex}`];
    case 'takeFavour':
      return [`+${move.favour}`];
    case 'takeTown':
      return [`+${move.town}`];
    case 'unlock':
      return [`unlock-terrain ${move.terrain === null ? 'gain-priest' : colourOf(move.terrain)}`];
    default:
      return null;
  }
}

/** The site makes a step by itself that a key makes up for, if there are keys enough for all of them. */
const byItself = (position: TmPosition, seat: number): boolean => {
  const tenth = openFor(position, seat, 'tenth');
  return tenth === undefined || (tenth.optional === true && tenth.n >= tenth.cults.length);
};

/**
 * Which track enters space 10. Where a tile lifts several with too few keys, the others step back before
 * it (TM 15 S12); a step that a key makes up for goes by itself unless keys are short.
 */
export function writeTenth(w: Writer, before: TmPosition, move: TmMoveOf<'enterTenth'>, after: TmPosition): void {
  const tenth = openFor(before, move.seat, 'tenth');
  if (tenth === undefined || w.turn === null) return;
  const { words } = w.turn;
  if (tenth.optional === true) {
    // We are asked even then, and say so.
    words.push(byItself(before, move.seat) ? toUs(`+${move.cult.toUpperCase()}`) : word(`+${move.cult.toUpperCase()}`));
    return;
  }
  if (openFor(after, move.seat, 'tenth') !== undefined) return;
  const at = words.findLastIndex(({ site }) => site?.startsWith('+TW'));
  const lift = at < 0 ? 0 : (TOWN_TILES[words[at]!.site!.slice(1) as keyof typeof TOWN_TILES].steps ?? 0);
  // Those that do not enter stood so high before the tile that it would lift them to 10.
  const others = tenth.cults.filter((cult) => cult !== move.cult && after.seats[move.seat]!.cults[cult] < 10);
  if (lift > 0) words.splice(at, 0, ...others.map((cult) => word(`-${steps(w.cults[cult] + lift - 9, cult)}`)));
}

/** A step onto space 10 that a key allows is left undone. */
export function writeStay(w: Writer, before: TmPosition, seat: number): void {
  if (byItself(before, seat)) w.notes.add(NOTES.tenth);
  w.turn?.words.push(toUs('stay'));
}
