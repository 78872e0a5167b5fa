import { SCORING_TILES } from '../../data/tiles';
import { FACTION } from '../../factions';
import { CULTS, CYCLE } from '../../ids';
import type { TmMoveOf } from '../../moves';
import { numberOf } from '../../map';
import type { TmPosition } from '../../state';
import { colourOf } from '../names';
import { openFor } from '../open';
import { answer, flush, giveBack, say, type Writer } from './lines';
import { NOTES } from './notes';
import { steps } from './words';

/** Free spades that an action brings, as the notation counts them. */
const GRANTED: Readonly<Record<string, number>> = { ACT5: 1, ACT6: 2, BON1: 1, ACTG: 2 };

const usesSpades = (position: TmPosition, seat: number): boolean =>
  FACTION[position.seats[seat]!.faction!].terraform === 'spades';

export function grant(w: Writer, position: TmPosition, seat: number, action: string): void {
  if (usesSpades(position, seat)) w.spades[seat] = GRANTED[action] ?? 0;
}

/** The Halflings' stronghold. */
export const grantStronghold = (w: Writer, position: TmPosition, seat: number): void => {
  if (position.seats[seat]!.faction === 'halflings') w.spades[seat] = 3;
};

/** A transformation: missing spades are bought first, a volcano is announced and paid for (TM 18.4). */
export function writeTransform(
  w: Writer,
  before: TmPosition,
  { seat, hex, to, spades }: TmMoveOf<'transform'>,
  after: TmPosition
): void {
  const { faction, passed, terrain } = before.seats[seat]!;
  const change = `transform ${hex} to ${colourOf(to)}`;
  const free = w.spades[seat] ?? 0;
  w.spades[seat] = Math.max(0, free - spades);
  if (to === 'ICE' && spades > shortWay(before.ground[numberOf(before.map, hex)]!, terrain!)) w.notes.add(NOTES.ice);
  if (passed) return answer(w, seat, change);
  const { terraform } = FACTION[faction!];
  const sandstorm = terraform === 'spades' && spades === 0;
  const dig = terraform !== 'spades' ? 1 : sandstorm ? 0 : Math.max(0, spades - free);
  say(w, seat, ...(dig > 0 ? [`dig ${dig}`] : []), change);
  // Where one track alone is high enough nobody is asked; the site wants to hear it all the same.
  if (terraform === 'cult' && openFor(after, seat, 'payCult') === undefined) {
    const [was, is] = [before.seats[seat]!.cults, after.seats[seat]!.cults];
    for (const cult of CULTS) if (is[cult] < was[cult]) say(w, seat, `-${steps(was[cult] - is[cult], cult)}`);
  }
}

/** Spades to ice, by the only way the site knows. */
function shortWay(from: string, start: string): number {
  const at = (terrain: string): number => CYCLE.indexOf(terrain as (typeof CYCLE)[number]);
  const ahead = (at(start) - at(from) + 7) % 7;
  return ahead === 0 ? 1 : Math.min(ahead, 7 - ahead);
}

/** Spades of the cult bonus, before anybody has used one (TM 5.5). */
export function grantCultBonus(w: Writer, position: TmPosition, round: number): void {
  const { cult, per, gain } = SCORING_TILES[position.scoring[round - 1]!];
  if (cult === null || !gain.spades) return;
  position.seats.forEach(({ cults, dropped, faction }, seat) => {
    const n = Math.floor(cults[cult] / per) * gain.spades!;
    if (dropped) return;
    if (usesSpades(position, seat)) w.spades[seat] = n;
    if (FACTION[faction!].terraform === 'cult') w.steps[seat] = n;
  });
}

/** The round is over: what was not used is given back. `before`: as it was before everybody's income. */
export function endCultBonus(w: Writer, before: TmPosition): void {
  for (let seat = 0; seat < w.position.players; seat++) {
    const words = giveBack(w, seat, { scored: false, power: before.seats[seat]!.power });
    if (words.length > 0) answer(w, seat, ...words);
  }
  flush(w);
}

/**
 * A step of the cult bonus. The site goes on to the income as soon as one is made and the same faction speaks
 * again (TM 15 S24), so somebody else says a word in between.
 */
export function bonusStep(w: Writer, seat: number, text: string): void {
  answer(w, seat, text);
  const left = (w.steps[seat] ?? 0) - 1;
  w.steps[seat] = Math.max(0, left);
  const other = w.position.seats.findIndex(({ dropped }, n) => n !== seat && !dropped);
  if (left > 0) answer(w, other, 'wait');
}
