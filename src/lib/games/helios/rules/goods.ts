import type { Seat } from '$lib/kernel';
import { LAYOUT, spotOf } from '../data/board';
import type { Draft } from '../kit';
import { COLOURS, type Cell, type Colour, type Cubes, type Land, type SeatState, type Token } from '../state';

export const noCubes = (): Record<Colour, number> => ({ brown: 0, grey: 0, green: 0, blue: 0, black: 0 });

/** The cubes on a land, by colour. */
export function cubesOn(land: Land): Record<Colour, number> {
  const counts = noCubes();
  for (const cell in land) for (const colour of land[cell]!.cubes) counts[colour]++;
  return counts;
}

export const countCubes = (cubes: Cubes): number => COLOURS.reduce((sum, colour) => sum + cubes[colour], 0);

export const cubesIn = (land: Land): number => countCubes(cubesOn(land));

/** A land is never written to: what is known of its coast is kept by the land itself. */
export const putToken = (draft: Draft, seat: Seat, cell: Cell, token: Token): void => {
  const me = draft.item('seats', seat);
  me.land = { ...me.land, [cell]: token };
};

/** Takes a cube of the supply in hand, if it has one (HE 9). */
export function draw(draft: Draft, colour: Colour): boolean {
  if (!(draft.p.supply.cubes[colour] > 0)) return false;
  changeSupply(draft, colour, -1);
  return true;
}

export const giveBack = (draft: Draft, colour: Colour): void => changeSupply(draft, colour, 1);

function changeSupply(draft: Draft, colour: Colour, n: 1 | -1): void {
  const { supply } = draft.p;
  draft.p.supply = { ...supply, cubes: { ...supply.cubes, [colour]: supply.cubes[colour] + n } };
}

/** A cube from the supply onto a token; whether there was one. */
export function addCube(draft: Draft, seat: Seat, cell: Cell, colour: Colour): boolean {
  if (!draw(draft, colour)) return false;
  const token = draft.p.seats[seat]!.land[cell]!;
  putToken(draft, seat, cell, { ...token, cubes: [...token.cubes, colour] });
  return true;
}

export function payCube(draft: Draft, seat: Seat, cell: Cell, colour: Colour): void {
  const token = draft.p.seats[seat]!.land[cell]!;
  const cubes = [...token.cubes];
  cubes.splice(cubes.indexOf(colour), 1);
  putToken(draft, seat, cell, { ...token, cubes });
  giveBack(draft, colour);
  draft.tell('pay', { seat, colour, cell, at: spotOf(cell) });
}

/** Mana as far as the supply reaches. */
export function gainMana(draft: Draft, seat: Seat, wanted: number): number {
  const n = Math.min(wanted, draft.p.supply.mana);
  moveMana(draft, seat, n);
  return n;
}

export const payMana = (draft: Draft, seat: Seat, n: number): void => moveMana(draft, seat, -n);

/** From the supply to a seat, or back. */
function moveMana(draft: Draft, seat: Seat, n: number): void {
  const { supply } = draft.p;
  draft.p.supply = { ...supply, mana: supply.mana - n };
  draft.item('seats', seat).mana += n;
}

/** What buildings and characters bring at once; a marker on the unlimited space stays there. */
export function gainAtOnce(draft: Draft, seat: Seat, gain: { readonly speed: number; readonly mana: number }): void {
  const me = draft.item('seats', seat);
  if (gain.speed > 0 && me.speed !== 'inf') {
    const speed = (me.speed = Math.min(me.speed + gain.speed, LAYOUT.sunTrack.most));
    draft.tell('speed', { seat, n: gain.speed, speed });
  }
  const mana = gainMana(draft, seat, gain.mana);
  if (mana > 0) draft.tell('mana', { seat, n: mana });
}

export const takeHouse = (draft: Draft): void => {
  const { supply } = draft.p;
  draft.p.supply = { ...supply, houses: supply.houses - 1 };
};

export const gainPoints = (draft: Draft, seat: Seat, points: number): void => {
  draft.item('seats', seat).vp += points;
};

export const has = (me: SeatState, building: SeatState['buildings'][number]): boolean =>
  me.buildings.includes(building);
