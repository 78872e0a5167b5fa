import { shuffle } from '$lib/kernel';
import { BOX } from '../data';
import { LAYOUT } from '../data/board';
import { put, tell, type Draft } from '../draft';
import { ACTS, COLOURS, PILES, type Colour, type HeliosPosition, type Offered, type Pile } from '../state';
import { askBonusCube } from './bonus-cube';
import { draw } from './goods';
import { remove } from './office';
import { planOf } from './turns';

/** Four tokens of each colour make a pile, all others are shuffled into the extra pile (HE 5). */
export function formPiles(d: Draft): void {
  const rest = COLOURS.flatMap((colour) => Array<Colour>(d.position.pile[colour] - BOX.pile).fill(colour));
  const [extra, random] = shuffle(d.position.random, rest);
  const pile = Object.fromEntries(COLOURS.map((colour) => [colour, BOX.pile])) as HeliosPosition['pile'];
  put(d, { pile, extra, random });
  tell(d, 'piles');
  turnUp(d);
}

/** The top token of every pile, with a cube of its colour if there is one. */
function turnUp(d: Draft): void {
  for (const pile of PILES) {
    const colour = takeTop(d, pile);
    if (colour === null) continue;
    const offered: Offered = { colour, cube: draw(d, colour) };
    put(d, { offer: { ...d.position.offer, [pile]: offered } });
    if (pile === 'extra') tell(d, 'extra', { colour, reveals: true });
  }
}

function takeTop(d: Draft, from: Pile): Colour | null {
  const { pile, extra } = d.position;
  if (from === 'extra') {
    put(d, { extra: extra.slice(1) });
    return extra[0] ?? null;
  }
  if (pile[from] === 0) return null;
  put(d, { pile: { ...pile, [from]: pile[from] - 1 } });
  return from;
}

/** Between two rounds: tokens, then tiles, then the dragon (HE 6.3). */
export function refill(d: Draft): void {
  const left = PILES.flatMap((pile) => d.position.offer[pile] ?? []);
  for (const offered of left) remove(d, offered);
  put(d, { offer: emptyOffer() });
  tell(d, 'refill', { n: left.length });
  turnUp(d);
  if (planOf(d.position).dealAfter.includes(d.position.round)) deal(d);
  const first = (d.position.first + 1) % d.position.seats.length;
  put(d, { first });
  tell(d, 'dragon', { seat: first });
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
export function deal(d: Draft): void {
  let n = 0;
  for (const act of ACTS) {
    let { random } = d.position;
    let [draws, discards] = [d.position.draw[act], d.position.discard[act]];
    const column = [...d.position.column[act]];
    while (column.length < BOX.column && draws.length + discards.length > 0) {
      if (draws.length === 0) {
        [draws, random] = shuffle(random, discards);
        discards = [];
      }
      column.push(draws[0]!);
      draws = draws.slice(1);
      n++;
    }
    put(d, {
      random,
      draw: { ...d.position.draw, [act]: draws },
      discard: { ...d.position.discard, [act]: discards },
      column: { ...d.position.column, [act]: column }
    });
  }
  tell(d, 'deal', { n, reveals: true });
}

/** The third or fourth player, if there is one, gets a cube: at the start onto the only token. */
export const askCubeOf = (place: number, atStart: boolean) => (d: Draft) => {
  const { seats, first } = d.position;
  if (place <= seats.length) {
    askBonusCube(d, (first + place - 1) % seats.length, atStart ? LAYOUT.centre : null);
  }
};
