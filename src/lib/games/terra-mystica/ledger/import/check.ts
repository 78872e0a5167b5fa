import { FACTION } from '../../factions';
import { geometry } from '../../map';
import type { SeatState, TmPosition } from '../../state';
import { COLUMNS, type Check, type FinalCheck } from '../ledger';
import { colourOf } from '../names';
import type { ImportState } from './state';

export interface Difference {
  readonly row: number;
  readonly faction: string;
  readonly field: string;
  readonly expected: number | string | null;
  readonly found: number | string | null;
}

export const figuresOf = ({ vp, coins, workers, priests, power, cults }: SeatState): number[] => [
  vp,
  coins,
  workers,
  priests,
  power[0],
  power[1],
  power[2],
  cults.fire,
  cults.water,
  cults.earth,
  cults.air
];

/** A ledger turns everything into coins and points at the end (TM 11.4); ours only counts the points. */
function figuresAtEnd(position: TmPosition, seat: number): number[] {
  const owner = position.seats[seat]!;
  const [one, two, three] = owner.power;
  const charged = three + Math.floor(two / 2);
  const coins = (owner.coins + owner.workers + owner.priests + charged) % FACTION[owner.faction!].coinsPerVp;
  return figuresOf({ ...owner, coins, workers: 0, priests: 0, power: [one + charged, two % 2, 0] });
}

/** What a ledger would show of a seat now. */
export const figuresNow = (position: TmPosition, seat: number): number[] =>
  position.phase === 'over' ? figuresAtEnd(position, seat) : figuresOf(position.seats[seat]!);

/** Holds the position against what a ledger says of it; the first difference, or null. */
export function compare(state: ImportState, row: number, figures: Check['figures']): Difference | null {
  for (const faction in figures) {
    const seat = state.seats.get(faction);
    if (seat === undefined) continue;
    const found = figuresNow(state.position, seat);
    const expected = figures[faction]!;
    for (let i = 0; i < COLUMNS.length; i++) {
      if (found[i] !== expected[i]) {
        return { row, faction, field: COLUMNS[i]!, expected: expected[i]!, found: found[i]! };
      }
    }
  }
  return null;
}

export const buildingsOf = (position: TmPosition, seat: number): Record<string, string> => {
  const { ids } = geometry(position.map);
  const built: Record<string, string> = {};
  position.pieces.forEach((piece, n) => {
    if (piece?.seat === seat) built[ids[n]!] = piece.kind;
  });
  return built;
};

/** Figures, structures, terrain and turn order at the end. */
export function compareFinal(state: ImportState, row: number, final: FinalCheck): Difference | null {
  return (
    compare(state, row, final.figures) ??
    compareBuildings(state, row, final) ??
    compareTerrain(state, row, final) ??
    compareOrder(state, row, final)
  );
}

function compareBuildings(state: ImportState, row: number, { buildings }: FinalCheck): Difference | null {
  for (const faction in buildings) {
    const seat = state.seats.get(faction);
    if (seat === undefined) continue;
    const ours = buildingsOf(state.position, seat);
    for (const hex of new Set([...Object.keys(ours), ...Object.keys(buildings[faction]!)])) {
      const [expected, found] = [buildings[faction]![hex] ?? null, ours[hex] ?? null];
      if (expected !== found) return { row, faction, field: hex, expected, found };
    }
  }
  return null;
}

/**
 * The site paints what stands under the Riverwalkers' and Shapeshifters' structures in their own colour;
 * ours keeps the terrain it was built on.
 */
function compareTerrain({ position }: ImportState, row: number, { terrain }: FinalCheck): Difference | null {
  if (terrain === null) return null;
  const { at } = geometry(position.map);
  for (const hex in terrain) {
    const n = at.get(hex) ?? -1;
    const owner = position.pieces[n]?.seat;
    const painter = owner === undefined ? null : position.seats[owner]!;
    const painted = painter?.faction === 'riverwalkers' || painter?.faction === 'shapeshifters';
    const found = colourOf(painted ? painter.terrain! : (position.ground[n] ?? '?'));
    if (found !== terrain[hex]) return { row, faction: '', field: hex, expected: terrain[hex]!, found };
  }
  return null;
}

/** With the variable turn order the last round's passing order, behind those who left; else the seats. */
function compareOrder(state: ImportState, row: number, { order }: FinalCheck): Difference | null {
  if (order === null) return null;
  const { position } = state;
  const { order: turns, passing, rules } = position;
  const seats = rules.variableOrder
    ? [...turns.filter((seat) => !passing.includes(seat)), ...passing]
    : position.seats.map((_, seat) => seat);
  const found = seats.map((seat) => position.seats[seat]!.faction ?? '').join(',');
  const expected = order.join(',');
  return found === expected ? null : { row, faction: '', field: 'order', expected, found };
}
