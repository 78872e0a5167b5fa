import { FACTION } from '../../factions';
import { SCORING_TILES } from '../../data/tiles';
import type { Transform } from '../../moves/types';
import type { TmPosition } from '../../state';
import { colourOf } from '../names';
import { answer, flush, giveBack, say, type Writer } from './lines';

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

/** A transformation: missing spades are bought first, a volcano is announced (TM 18.4). */
export function writeTransform(w: Writer, before: TmPosition, { seat, hex, to, spades }: Transform): void {
  const { faction, passed } = before.seats[seat]!;
  const change = `transform ${hex} to ${colourOf(to)}`;
  const free = w.spades[seat] ?? 0;
  w.spades[seat] = Math.max(0, free - spades);
  if (passed) return answer(w, seat, change);
  const { terraform } = FACTION[faction!];
  const sandstorm = terraform === 'spades' && spades === 0;
  const dig = terraform !== 'spades' ? 1 : sandstorm ? 0 : Math.max(0, spades - free);
  say(w, seat, ...(dig > 0 ? [`dig ${dig}`] : []), change);
}

/** Spades of the cult bonus, before anybody has used one (TM 5.5). */
export function grantCultBonus(w: Writer, position: TmPosition, round: number): void {
  const { cult, per, gain } = SCORING_TILES[position.scoring[round - 1]!];
  if (cult === null || !gain.spades) return;
  position.seats.forEach(({ cults, dropped }, seat) => {
    if (!dropped && usesSpades(position, seat)) w.spades[seat] = Math.floor(cults[cult] / per) * gain.spades!;
  });
}

/** The round is over: what was not used is given back. */
export function endCultBonus(w: Writer): void {
  for (let seat = 0; seat < w.position.players; seat++) {
    const words = giveBack(w, seat, false);
    if (words.length > 0) answer(w, seat, ...words);
  }
  flush(w);
}
