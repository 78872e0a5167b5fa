import type { Seat } from '$lib/kernel';
import { BOX } from '../data';
import type { Draft } from '../kit';
import { HIDDEN, type Colour, type Offered } from '../state';
import { draw, giveBack } from './goods';
import { openCells } from './land';

/** The lowest tokens of the extra pile come up, each with a cube of its colour (HE 7.5). */
export function drawForOffice(draft: Draft, seat: Seat): void {
  const { extra } = draft.p;
  const drawn = extra.slice(-BOX.officeTokens);
  draft.p.extra = extra.slice(0, extra.length - drawn.length);
  const tokens = drawn.reverse().map((colour): Offered => ({ colour, cube: draw(draft, colour) }));
  for (const { colour } of tokens) draft.tell('office.draw', { seat, colour, reveals: true });
  askPlaces(draft, seat, tokens);
}

/** Each token must be laid if it can be; one that cannot leaves the game. */
export function askPlaces(draft: Draft, seat: Seat, tokens: readonly Offered[]): void {
  if (tokens.length === 0) return;
  if (openCells(draft.p.seats[seat]!).length > 0) {
    return draft.ask({ seat, kind: 'office', tokens, n: tokens.length });
  }
  for (const token of tokens) {
    remove(draft, token);
    draft.tell('office.lost', { seat, colour: token.colour });
  }
}

/** A land token leaves the game, its cube goes back. */
export function remove(draft: Draft, { colour, cube }: Offered): void {
  if ((colour as Colour | typeof HIDDEN) === HIDDEN) return;
  if (cube) giveBack(draft, colour);
  const { removed } = draft.p;
  draft.p.removed = { ...removed, [colour]: removed[colour] + 1 };
}
