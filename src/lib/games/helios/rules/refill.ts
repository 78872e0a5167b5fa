import { shuffle } from '$lib/kernel';
import { BOX } from '../data';
import { LAYOUT } from '../data/board';
import { byName } from '../data/by-name';
import type { Draft } from '../kit';
import { ACTS, COLOURS, PILES, type Colour, type Offered, type Pile } from '../state';
import { askBonusCube } from './bonus-cube';
import { draw } from './goods';
import { remove } from './office';
import { planOf } from './turns';

/** Four tokens of each colour make a pile, all others are shuffled into the extra pile (HE 5). */
export function formPiles(draft: Draft): void {
  const rest = COLOURS.flatMap((colour) => Array<Colour>(draft.p.pile[colour] - BOX.pile).fill(colour));
  [draft.p.extra, draft.p.random] = shuffle(draft.p.random, rest);
  draft.p.pile = byName(COLOURS, () => BOX.pile);
  draft.tell('piles');
  turnUp(draft);
}

/** The top token of every pile, with a cube of its colour if there is one. */
function turnUp(draft: Draft): void {
  for (const pile of PILES) {
    const colour = takeTop(draft, pile);
    if (colour === null) continue;
    const offered: Offered = { colour, cube: draw(draft, colour) };
    draft.p.offer = { ...draft.p.offer, [pile]: offered };
    if (pile === 'extra') draft.tell('extra', { colour, reveals: true });
  }
}

function takeTop(draft: Draft, from: Pile): Colour | null {
  const { pile, extra } = draft.p;
  if (from === 'extra') {
    draft.p.extra = extra.slice(1);
    return extra[0] ?? null;
  }
  if (pile[from] === 0) return null;
  draft.p.pile = { ...pile, [from]: pile[from] - 1 };
  return from;
}

/** Between two rounds: tokens, then tiles, then the dragon (HE 6.3). */
export function refill(draft: Draft): void {
  const left = PILES.flatMap((pile) => draft.p.offer[pile] ?? []);
  for (const offered of left) remove(draft, offered);
  draft.p.offer = emptyOffer();
  draft.tell('refill', { n: left.length });
  turnUp(draft);
  if (planOf(draft.p).dealAfter.includes(draft.p.round)) deal(draft);
  draft.p.first = (draft.p.first + 1) % draft.p.seats.length;
  draft.tell('dragon', { seat: draft.p.first });
}

export const emptyOffer = (): Record<Pile, null> => ({
  brown: null,
  grey: null,
  green: null,
  blue: null,
  black: null,
  extra: null
});

/** Every column is dealt full again; a draw pile that runs out is made of its discards. */
export function deal(draft: Draft): void {
  const { p } = draft;
  let n = 0;
  for (const act of ACTS) {
    let [draws, discards] = [p.draw[act], p.discard[act]];
    const column = [...p.column[act]];
    while (column.length < BOX.column && draws.length + discards.length > 0) {
      if (draws.length === 0) {
        [draws, p.random] = shuffle(p.random, discards);
        discards = [];
      }
      column.push(draws[0]!);
      draws = draws.slice(1);
      n++;
    }
    p.draw = { ...p.draw, [act]: draws };
    p.discard = { ...p.discard, [act]: discards };
    p.column = { ...p.column, [act]: column };
  }
  draft.tell('deal', { n, reveals: true });
}

/** The third or fourth player, if there is one, gets a cube: at the start onto the only token. */
export const askCubeOf = (place: number, atStart: boolean) => (draft: Draft) => {
  const { seats, first } = draft.p;
  if (place <= seats.length) {
    askBonusCube(draft, (first + place - 1) % seats.length, atStart ? LAYOUT.centre : null);
  }
};
