import type { Seat } from '$lib/kernel';
import { BOX } from '../data';
import { ask, put, seatOf, tell, type Draft } from '../draft';
import { HIDDEN, type Colour, type Offered } from '../state';
import { draw, giveBack } from './goods';
import { openCells } from './land';

/** The lowest tokens of the extra pile come up, each with a cube of its colour (HE 7.5). */
export function drawForOffice(d: Draft, seat: Seat): void {
  const { extra } = d.position;
  const drawn = extra.slice(-BOX.officeTokens);
  put(d, { extra: extra.slice(0, extra.length - drawn.length) });
  const tokens = drawn.reverse().map((colour): Offered => ({ colour, cube: draw(d, colour) }));
  for (const { colour } of tokens) tell(d, 'office.draw', { seat, colour, reveals: true });
  askPlaces(d, seat, tokens);
}

/** Each token must be laid if it can be; one that cannot leaves the game. */
export function askPlaces(d: Draft, seat: Seat, tokens: readonly Offered[]): void {
  if (tokens.length === 0) return;
  if (openCells(seatOf(d, seat)).length > 0) {
    return ask(d, { seat, kind: 'office', tokens: tokens.map((token) => ({ ...token })), n: tokens.length });
  }
  for (const token of tokens) {
    remove(d, token);
    tell(d, 'office.lost', { seat, colour: token.colour });
  }
}

/** A land token leaves the game, its cube goes back. */
export function remove(d: Draft, { colour, cube }: Offered): void {
  if ((colour as Colour | typeof HIDDEN) === HIDDEN) return;
  if (cube) giveBack(d, colour);
  const { removed } = d.position;
  put(d, { removed: { ...removed, [colour]: removed[colour] + 1 } });
}
