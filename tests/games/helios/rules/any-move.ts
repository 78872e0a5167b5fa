import type { Dice, Json, Move } from '$lib/kernel';
import { BUILDING_IDS, CHARACTER_IDS } from '$lib/games/helios/data';
import { around, CELLS } from '$lib/games/helios/data/board';
import { SOURCES } from '$lib/games/helios/moves/fields';
import { sunMoves } from '$lib/games/helios/rules/sun';
import { ACTS, COLOURS, SECTIONS, type Cell, type HeliosPosition, type SeatState } from '$lib/games/helios/state';

/** A move of this kind by chance, well shaped but legal only by luck. */
export function anyMove(position: HeliosPosition, kind: string, chance: Dice): Move {
  const seat = position.owed[0]?.seat ?? 0;
  const me = position.seats[seat]!;
  const own = Object.keys(me.land);
  const cell = (): Cell => chance.pick([...CELLS, ...own, me.sun.cell, 'x']);
  const fields: Record<string, () => Record<string, Json>> = {
    start: () => ({ colour: chance.pick(COLOURS) }),
    takeTile: () => ({
      act: chance.pick(ACTS),
      ...(chance.int(0, 1) === 0 ? {} : { section: chance.pick(SECTIONS) })
    }),
    create: () => ({ source: chance.pick(SOURCES), cell: cell() }),
    temple: () => ({ cell: cell() }),
    building: () => ({ building: chance.pick(BUILDING_IDS) }),
    moveSun: () => ({ path: stroll(me, chance) }),
    pay: () => ({ cell: cell(), colour: chance.pick(COLOURS) }),
    bonusCube: () => ({ cell: cell(), colour: chance.pick(COLOURS) }),
    officePlace: () => ({ index: chance.int(0, 2), cell: cell() }),
    bazaar: () => ({ mana: chance.int(0, 4) }),
    recruit: () => ({ character: chance.pick(CHARACTER_IDS) }),
    activate: () => ({ character: chance.pick(CHARACTER_IDS) })
  };
  return { kind, seat, ...fields[kind]?.() };
}

/** A few steps: anywhere over the board, or along the coast as a walk would go, detours and laps and all. */
function stroll({ land, sun }: SeatState, chance: Dice): Cell[] {
  const path: Cell[] = [];
  if (chance.int(0, 1) === 0) {
    for (let n = chance.int(0, 4); n > 0; n--) path.push(chance.pick(around(path.at(-1) ?? sun.cell)));
    return path;
  }
  let at = sun;
  for (let n = chance.int(1, 7); n > 0; n--) {
    at = chance.pick(sunMoves(land, at, 1, false)).sun;
    path.push(at.cell);
  }
  return path;
}
