import type { Move, Seat } from '$lib/kernel';
import type { Place } from '$lib/ui/game-ui';
import { colourOf } from '../data';
import { around } from '../data/board';
import { openCells } from '../rules/land';
import { shoreMoves, sunMoves } from '../rules/sun';
import { COLOURS, PILES, SECTIONS, type Act, type Cell, type HeliosPosition, type SeatState } from '../state';
import { cellOf, isA, partOf } from './places';

type Fields = Omit<Move, 'kind' | 'seat'>;
type Try = (place: Place, me: SeatState, view: HeliosPosition) => Fields | null;

const onCell =
  (fields: (cell: Cell, me: SeatState, view: HeliosPosition) => Fields): Try =>
  (place, me, view) => {
    const cell = cellOf(place);
    return cell === null ? null : fields(cell, me, view);
  };
const named =
  (word: string, key: string): Try =>
  (place) =>
    isA(word, place) ? { [key]: partOf(place) } : null;

/** What somebody means who taps here, as a move that the rules can answer. */
const TRIES: Readonly<Record<string, Try>> = {
  start: named('start', 'colour'),
  takeTile(place, _me, { column }) {
    if (!isA('tile', place)) return null;
    const act = partOf(place) as Act;
    const tile = column[act].at(-1);
    return tile !== undefined && colourOf(tile) === 'grey' ? { act, section: SECTIONS[0]! } : { act };
  },
  create(place, me, { offer }) {
    if (isA('source', place)) return { source: partOf(place), cell: openCells(me)[0] ?? me.sun.cell };
    const cell = cellOf(place);
    return cell === null ? null : { source: PILES.find((pile) => offer[pile] !== null) ?? 'extra', cell };
  },
  temple: onCell((cell) => ({ cell })),
  building: named('building', 'building'),
  moveSun: onCell((cell, me) => ({ path: wayTo(cell, me) })),
  pay: onCell((cell, { land }) => ({ cell, colour: land[cell]?.cubes[0] ?? COLOURS[0]! })),
  bonusCube(place, me, { supply }) {
    if (isA('supply', place)) return { colour: partOf(place), cell: Object.keys(me.land)[0] ?? me.sun.cell };
    const cell = cellOf(place);
    return cell === null ? null : { cell, colour: COLOURS.find((each) => supply.cubes[each] > 0) ?? COLOURS[0]! };
  },
  officePlace: onCell((cell) => ({ cell, index: 0 })),
  recruit: named('who', 'character'),
  activate: named('who', 'character')
};

export function attempt(kind: string, place: Place, seat: Seat, view: HeliosPosition): Move | null {
  const fields = TRIES[kind]?.(place, view.seats[seat]!, view) ?? null;
  return fields === null ? null : { kind, seat, ...fields };
}

/** The way the sun would take to a cell if it had no limit, or onto it from the nearest cell it reaches. */
function wayTo(cell: Cell, { land, sun }: SeatState): Cell[] {
  const ways = sunMoves(land, sun, 'inf', false);
  if (cell === sun.cell) return [...(shoreMoves(land, sun, 'inf', false).at(-1)?.path ?? []), cell];
  const there = ways.find((way) => way.sun.cell === cell);
  if (there !== undefined) return [...there.path];
  if (around(sun.cell).includes(cell)) return [cell];
  const beside = ways.find((way) => around(way.sun.cell).includes(cell));
  return beside === undefined ? [cell] : [...beside.path, cell];
}
