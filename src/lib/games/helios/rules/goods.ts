import type { Seat } from '$lib/kernel';
import { LAYOUT, spotOf } from '../data/board';
import { put, putSeat, seatOf, tell, type Draft } from '../draft';
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

export const putToken = (d: Draft, seat: Seat, cell: Cell, change: Partial<Token>): void => {
  const { land } = seatOf(d, seat);
  putSeat(d, seat, { land: { ...land, [cell]: { ...land[cell]!, ...change } as Token } });
};

/** Takes a cube of the supply in hand, if it has one (HE 9). */
export function draw(d: Draft, colour: Colour): boolean {
  const { supply } = d.position;
  if (!(supply.cubes[colour] > 0)) return false;
  put(d, { supply: { ...supply, cubes: { ...supply.cubes, [colour]: supply.cubes[colour] - 1 } } });
  return true;
}

export function giveBack(d: Draft, colour: Colour): void {
  const { supply } = d.position;
  put(d, { supply: { ...supply, cubes: { ...supply.cubes, [colour]: supply.cubes[colour] + 1 } } });
}

/** A cube from the supply onto a token; whether there was one. */
export function addCube(d: Draft, seat: Seat, cell: Cell, colour: Colour): boolean {
  if (!draw(d, colour)) return false;
  putToken(d, seat, cell, { cubes: [...seatOf(d, seat).land[cell]!.cubes, colour] });
  return true;
}

export function payCube(d: Draft, seat: Seat, cell: Cell, colour: Colour): void {
  const cubes = [...seatOf(d, seat).land[cell]!.cubes];
  cubes.splice(cubes.indexOf(colour), 1);
  putToken(d, seat, cell, { cubes });
  giveBack(d, colour);
  tell(d, 'pay', { seat, colour, cell, at: spotOf(cell) });
}

/** Mana as far as the supply reaches. */
export function gainMana(d: Draft, seat: Seat, wanted: number): number {
  const { supply } = d.position;
  const n = Math.min(wanted, supply.mana);
  put(d, { supply: { ...supply, mana: supply.mana - n } });
  putSeat(d, seat, { mana: seatOf(d, seat).mana + n });
  return n;
}

export function payMana(d: Draft, seat: Seat, n: number): void {
  const { supply } = d.position;
  put(d, { supply: { ...supply, mana: supply.mana + n } });
  putSeat(d, seat, { mana: seatOf(d, seat).mana - n });
}

/** What buildings and characters bring at once; a marker on the unlimited space stays there. */
export function gainAtOnce(d: Draft, seat: Seat, gain: { readonly speed: number; readonly mana: number }): void {
  const { speed } = seatOf(d, seat);
  if (gain.speed > 0 && speed !== 'inf') {
    const faster = Math.min(speed + gain.speed, LAYOUT.sunTrack.most);
    putSeat(d, seat, { speed: faster });
    tell(d, 'speed', { seat, n: gain.speed, speed: faster });
  }
  const mana = gainMana(d, seat, gain.mana);
  if (mana > 0) tell(d, 'mana', { seat, n: mana });
}

export const takeHouse = (d: Draft): void => {
  const { supply } = d.position;
  put(d, { supply: { ...supply, houses: supply.houses - 1 } });
};

export const gainPoints = (d: Draft, seat: Seat, points: number): void =>
  putSeat(d, seat, { vp: seatOf(d, seat).vp + points });

export const has = (me: SeatState, building: SeatState['buildings'][number]): boolean =>
  me.buildings.includes(building);
