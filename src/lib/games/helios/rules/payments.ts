import { COLOURS, type Cell, type Colour, type Cubes, type SeatState, type Slot, type Token } from '../state';
import { countCubes, cubesOn } from './goods';

/** One cube that could be paid, and where it lies. */
export interface Choice {
  readonly cell: Cell;
  readonly colour: Colour;
}

const fits = (slot: Slot, colour: Colour): boolean =>
  slot === 'any' || slot === colour || (slot.includes('|') && slot.split('|').includes(colour));

const isColoured = (slot: Slot): boolean => slot !== 'any';

/** Whether these cubes can fill these slots, one each. Only one slot of a price ever has alternatives. */
function payable(slots: readonly Slot[], cubes: Cubes): boolean {
  if (countCubes(cubes) < slots.length) return false;
  return slots.every(
    (slot) =>
      slot === 'any' ||
      COLOURS.reduce((sum, colour) => sum + (fits(slot, colour) ? cubes[colour] : 0), 0) >=
        slots.filter((other) => other === slot).length
  );
}

/**
 * The slots that are really paid: as printed, or with two cubes of any colour for the one slot that nothing
 * owned fits (HE 7.4). Null when neither is possible.
 */
export function slotsToPay(price: readonly Slot[], me: SeatState): Slot[] | null {
  const cubes = cubesOn(me.land);
  if (payable(price, cubes)) return [...price];
  const missing = price.filter(
    (slot) => isColoured(slot) && !COLOURS.some((colour) => fits(slot, colour) && cubes[colour] > 0)
  );
  if (missing.length !== 1) return null;
  const exchanged: Slot[] = [...price.filter((slot) => slot !== missing[0]), 'any', 'any'];
  return payable(exchanged, cubes) ? exchanged : null;
}

/** What is left to pay after this cube; it goes where it is needed most. Null if it fits nowhere. */
export function afterPaying(slots: readonly Slot[], colour: Colour): Slot[] | null {
  const coloured = slots.findIndex((slot) => isColoured(slot) && fits(slot, colour));
  const at = coloured >= 0 ? coloured : slots.indexOf('any');
  return at < 0 ? null : slots.filter((_, n) => n !== at);
}

/** Whether this cube may be paid, so that the rest can be paid as well. */
export function mayPay(me: SeatState, slots: readonly Slot[], colour: Colour): boolean {
  const rest = afterPaying(slots, colour);
  if (rest === null) return false;
  const cubes = cubesOn(me.land);
  cubes[colour]--;
  return payable(rest, cubes);
}

/**
 * The cubes that may be paid, the obvious ones first: what would be lost anyway, what a slot asks for by
 * name, what empties a land token (the sun fills it again), and what the player has most of.
 */
export function choices(me: SeatState, slots: readonly Slot[], target: Cell | null): Choice[] {
  const cubes = cubesOn(me.land);
  const payables = COLOURS.filter((colour) => cubes[colour] > 0 && mayPay(me, slots, colour));
  const rated: (Choice & { worth: number })[] = [];
  for (const [cell, token] of Object.entries(me.land)) {
    for (const colour of payables) {
      if (!token.cubes.includes(colour)) continue;
      const worth =
        (cell === target ? 1000 : 0) +
        (slots.some((slot) => isColoured(slot) && fits(slot, colour)) ? 200 : 0) +
        (token.kind === 'land' && token.cubes.length === 1 ? 50 : 0) +
        cubes[colour];
      rated.push({ cell, colour, worth });
    }
  }
  return rated.sort((a, b) => b.worth - a.worth).map(({ cell, colour }) => ({ cell, colour }));
}

/** What a player owns without this cube. */
export function without(me: SeatState, { cell, colour }: Choice): SeatState {
  const token: Token = me.land[cell]!;
  const at = token.cubes.indexOf(colour);
  return { ...me, land: { ...me.land, [cell]: { ...token, cubes: token.cubes.filter((_, n) => n !== at) } } };
}

/**
 * Whether it makes no difference what is paid: each slot has one cube that fits, and only their order could
 * be chosen, or what is not paid is lost with the target.
 */
export function isSettled(me: SeatState, slots: readonly Slot[], target: Cell | null): boolean {
  const ends = new Set<string>();
  const pay = (owner: SeatState, left: readonly Slot[], paid: readonly string[]): void => {
    if (left.length === 0) ends.add([...paid].sort().join(' '));
    else
      for (const choice of choices(owner, left, target)) {
        const cube = choice.cell === target ? [] : [`${choice.cell}:${choice.colour}`];
        pay(without(owner, choice), afterPaying(left, choice.colour)!, [...paid, ...cube]);
        if (ends.size > 1) return;
      }
  };
  pay(me, slots, []);
  return ends.size === 1;
}
