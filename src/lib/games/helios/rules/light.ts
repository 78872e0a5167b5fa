import type { Refusal, Seat } from '$lib/kernel';
import { BOX } from '../data';
import { around, spotOf } from '../data/board';
import { put, putSeat, tell, type Draft } from '../draft';
import type { Cell, Colour, HeliosPosition, SeatState } from '../state';
import { addCube, gainPoints, has } from './goods';
import { tokensBeside } from './land';
import { sunWays, walk, type SunMove } from './sun';

/** What the sun brings where it stops, token by token, clockwise from the north (HE 7.6). */
export interface Light {
  readonly cubes: readonly { readonly cell: Cell; readonly colour: Colour }[];
  readonly temples: readonly { readonly cell: Cell; readonly points: number }[];
}

export function lightAt(position: HeliosPosition, seat: Seat, sun: Cell): Light {
  const me = position.seats[seat]!;
  const left = { ...position.supply.cubes };
  const cubes: { cell: Cell; colour: Colour }[] = [];
  const temples: { cell: Cell; points: number }[] = [];
  for (const cell of around(sun)) {
    const token = me.land[cell];
    if (token === undefined) continue;
    if (token.temple) {
      const points =
        BOX.points.temple * (1 + tokensBeside(me, cell).length) + (has(me, 'town-council') ? BOX.points.council : 0);
      temples.push({ cell, points });
    } else if (token.kind === 'land' && produces(me, token.cubes.length) && left[token.colour] > 0) {
      left[token.colour]--;
      cubes.push({ cell, colour: token.colour });
    }
  }
  return { cubes, temples };
}

const produces = (me: SeatState, cubes: number): boolean =>
  cubes === 0 || (cubes < BOX.cubesOnToken && has(me, 'warehouse'));

/** Points for the next revolution of a seat: none with the Power plant, or when this turn had one. */
export function revolutionPoints(position: HeliosPosition, seat: Seat): number {
  const me = position.seats[seat]!;
  if (wasScored(position, seat) || has(me, 'power-plant')) return 0;
  return has(me, 'watchtower') ? BOX.points.watchtower : BOX.points.revolution;
}

/** Only the turn that is being played can have used up its revolution; whoever looks ahead has it still. */
const wasScored = ({ variant, turn, phase }: HeliosPosition, seat: Seat): boolean =>
  variant.revolutionLimit === 'turn' && turn.revolutionScored && turn.seat === seat && phase === 'round.turn';

const known = new WeakMap<SeatState, { readonly counts: boolean; readonly ways: readonly SunMove[] }>();

/** Where a seat's sun can go now. */
export function sunChoices(position: HeliosPosition, seat: Seat): readonly SunMove[] {
  const me = position.seats[seat]!;
  const counts = revolutionPoints(position, seat) > 0;
  let found = known.get(me);
  if (found?.counts !== counts) {
    found = { counts, ways: sunWays(me.land, me.sun, me.speed, counts) };
    known.set(me, found);
  }
  return found.ways;
}

/** Any walk, listed or not: where it leads, or why it may not be walked. */
export function sunWay(position: HeliosPosition, seat: Seat, path: readonly Cell[]): SunMove | Refusal {
  const { land, sun, speed } = position.seats[seat]!;
  const walked = walk(land, sun, speed, path);
  if ('key' in walked) return walked;
  return { path, sun: walked.sun, revolution: walked.revolution && revolutionPoints(position, seat) > 0 };
}

/** Every move of the sun with what it would bring, so that they can be compared before choosing. */
export interface SunProspect extends SunMove, Light {
  readonly steps: number;
  /** Revolution and temples together. */
  readonly points: number;
}

export function prospect(position: HeliosPosition, seat: Seat, move: SunMove): SunProspect {
  const light = lightAt(position, seat, move.sun.cell);
  const forTemples = light.temples.reduce((sum, temple) => sum + temple.points, 0);
  const points = (move.revolution ? revolutionPoints(position, seat) : 0) + forTemples;
  return { ...move, ...light, steps: move.path.length, points };
}

export const prospects = (position: HeliosPosition, seat: Seat): SunProspect[] =>
  sunChoices(position, seat).map((move) => prospect(position, seat, move));

/** The sun goes, comes round, and shines. */
export function moveTheSun(d: Draft, seat: Seat, move: SunMove): void {
  const { cell } = move.sun;
  const points = revolutionPoints(d.position, seat);
  putSeat(d, seat, { sun: move.sun });
  tell(d, 'sun', { seat, steps: move.path.length, cell, at: spotOf(cell) });
  if (move.revolution) {
    gainPoints(d, seat, points);
    put(d, { turn: { ...d.position.turn, revolutionScored: true } });
    tell(d, 'revolution', { seat, points });
  }
  const light = lightAt(d.position, seat, cell);
  for (const lit of light.cubes) {
    addCube(d, seat, lit.cell, lit.colour);
    tell(d, 'light.cube', { seat, ...lit, at: spotOf(lit.cell) });
  }
  for (const lit of light.temples) {
    gainPoints(d, seat, lit.points);
    tell(d, 'light.temple', { seat, ...lit, at: spotOf(lit.cell) });
  }
}
