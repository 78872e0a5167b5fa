import { hexName, hexOf } from '$lib/kernel';
import { TALE_FIGURES } from '../data/tales';
import { kit } from '../kit';
import { refuseOrdinary, setUpOf } from '../rules/laying';
import type { Cell } from '../state';
import { neighbours, override, terrain } from '../world';
import type { Tale } from './types';

const ID = 'swamp';
const RULE = 'RF 17.15';
const { orientations } = TALE_FIGURES.swamp;

const cellsOf = (to: Cell, turn: number): Cell[] => {
  const { q, r } = hexOf(to);
  return orientations[turn]!.map((hex) => hexName({ q: q + hex.q, r: r + hex.r }));
};

/** Two cells of no type, as high as plains: units go and stay there, nothing is built. */
export const swamp: Tale = {
  id: ID,
  fewer: { plain: 1 },
  setUp: [setUpOf(ID, 'plain', true)],
  place: {
    turns: orientations.length,
    refuse(position, to, turn) {
      const cells = cellsOf(to, turn);
      for (const cell of cells) {
        const why = refuseOrdinary(position, ID, cell, ['sea'], RULE);
        if (why !== null) return why;
      }
      const { world } = position;
      const byPlain = cells.some((cell) => neighbours(world, cell).some((at) => terrain(world, at) === 'plain'));
      return byPlain ? null : kit.refuse('lay.beside', RULE, { what: ID, cell: to });
    },
    lay(draft, to, turn) {
      for (const cell of cellsOf(to, turn)) {
        draft.p.world = override(draft.p.world, cell, { terrain: 'swamp', special: ID });
      }
    }
  }
};
