import { open } from '$lib/kernel';
import type { Cult } from '../../ids';
import type { Convert, EnterTenth, TmDecision, TmMove } from '../../moves/types';
import type { TmPosition } from '../../state';
import { TOWN_TILES } from '../../data/tiles';
import { colourOf } from '../names';
import type { Writer } from './lines';

const UNIT = { power: 'PW', priests: 'P', workers: 'W', coins: 'C', vp: 'VP' } as const;
const RATES: Readonly<Record<string, number>> = { 'power>priests': 5, 'power>workers': 3, 'coins>vp': 2 };

export const conversion = ({ from, to, n }: Convert): string =>
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
    case 'shapeshift':
      return [`action ${move.pay === 'power' ? 'ACTH5' : 'ACTH6'}`, `pick-color ${colourOf(move.terrain)}`];
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

export const decisionFor = (position: TmPosition, seat: number, kind: string): TmDecision | undefined =>
  open(position).find((decision) => decision.seat === seat && decision.kind === kind) as TmDecision | undefined;

/**
 * Which track enters space 10. Where a tile lifts several with too few keys, the others step back before
 * it (TM 16 S12); a step that a key makes up for goes by itself unless keys are short.
 */
export function writeTenth(w: Writer, before: TmPosition, move: EnterTenth, after: TmPosition): void {
  const tenth = decisionFor(before, move.seat, 'tenth') as TmDecision<'tenth'> | undefined;
  if (tenth === undefined || w.turn === null || tenth.n >= tenth.cults.length) return;
  const { words } = w.turn;
  const at = words.findLastIndex((word) => word.startsWith('+TW'));
  const tile = at < 0 ? undefined : TOWN_TILES[words[at]!.slice(1) as keyof typeof TOWN_TILES];
  if (tenth.optional || tile?.steps === undefined) {
    words.push(`+${move.cult.toUpperCase()}`);
    return;
  }
  const still = decisionFor(after, move.seat, 'tenth');
  if (still !== undefined) return;
  const others = tenth.cults.filter((cult) => cult !== move.cult && after.seats[move.seat]!.cults[cult] < 10);
  words.splice(at, 0, ...others.map((cult) => `-${steps(1, cult)}`));
}
