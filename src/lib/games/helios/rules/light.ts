import type { Refusal, Seat } from '$lib/kernel';
import { BOX } from '../data';
import { around, spotOf } from '../data/board';
import type { Draft } from '../kit';
import type { Cell, Colour, HeliosPosition, Land, SeatState, Speed, Sun } from '../state';
import { addCube, gainPoints, has } from './goods';
import { tokensBeside } from './land';
import { sunCandidates, walk, type SunMove } from './sun';

/** What the sun brings where it stops, token by token, clockwise from the north (HE 7.6). */
interface Light {
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
function revolutionPoints(position: HeliosPosition, seat: Seat): number {
  const me = position.seats[seat]!;
  if (wasScored(position, seat) || has(me, 'power-plant')) return 0;
  return has(me, 'watchtower') ? BOX.points.watchtower : BOX.points.revolution;
}

/** Only the turn that is being played can have used up its revolution; whoever looks ahead has it still. */
const wasScored = ({ variant, turn, phase }: HeliosPosition, seat: Seat): boolean =>
  variant.revolutionLimit === 'turn' && turn.revolutionScored && turn.seat === seat && phase === 'round.turn';

/** What the last list for a land was made for, and the list. */
interface Listed {
  readonly sun: Sun;
  readonly speed: Speed;
  readonly counts: boolean;
  readonly moves: readonly SunMove[];
}
const known = new WeakMap<Land, Listed>();

/** Where a seat's sun can go now. */
export function sunChoices(position: HeliosPosition, seat: Seat): readonly SunMove[] {
  const { land, sun, speed } = position.seats[seat]!;
  const counts = revolutionPoints(position, seat) > 0;
  let found = known.get(land);
  if (found?.sun !== sun || found.speed !== speed || found.counts !== counts) {
    found = { sun, speed, counts, moves: sunCandidates(land, sun, speed, counts) };
    known.set(land, found);
  }
  return found.moves;
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
export function moveTheSun(draft: Draft, seat: Seat, move: SunMove): void {
  const { cell } = move.sun;
  const points = revolutionPoints(draft.p, seat);
  draft.item('seats', seat).sun = move.sun;
  draft.tell('sun', { seat, steps: move.path.length, cell, at: spotOf(cell) });
  if (move.revolution) {
    gainPoints(draft, seat, points);
    draft.p.turn = { ...draft.p.turn, revolutionScored: true };
    draft.tell('revolution', { seat, points });
  }
  const light = lightAt(draft.p, seat, cell);
  for (const lit of light.cubes) {
    addCube(draft, seat, lit.cell, lit.colour);
    draft.tell('light.cube', { seat, ...lit, at: spotOf(lit.cell) });
  }
  for (const lit of light.temples) {
    gainPoints(draft, seat, lit.points);
    draft.tell('light.temple', { seat, ...lit, at: spotOf(lit.cell) });
  }
}
