import { kit } from '../kit';
import { groundOf } from '../rules/ground';
import { setUpOf } from '../rules/laying';
import { zoneOf } from '../rules/zones';
import { neighbours, special, terrain } from '../world';
import { onOneCell } from './places';
import type { Tale } from './types';

const ID = 'orbs';
const RULE = 'RF 17.13';

/** Moves pass them; a move that ends there goes on at once, and nothing else ever comes to stand there. */
export const orbs: Tale = {
  id: ID,
  setUp: [setUpOf(ID, 'plain', true)],
  place: onOneCell(ID, RULE, ['sea'], { terrain: 'plain' }, ({ world }, to) => {
    const around = neighbours(world, to);
    const byPlain = around.some((beside) => terrain(world, beside) === 'plain');
    const byOrb = around.some((beside) => special(world, beside) === ID);
    return byPlain && !byOrb ? null : kit.refuse('lay.beside', RULE, { what: ID, cell: to });
  }),
  springs: ({ world }, n) => zoneOf(world, ID).cells.includes(n),
  bars({ world }) {
    const { cells } = zoneOf(world, ID);
    if (cells.length === 0) return null;
    const names = groundOf(world).cells;
    return {
      closes: (n, what) => (what === 'stand' || what === 'build') && cells.includes(n),
      refuse: (n) => kit.refuse('orb.stay', RULE, { cell: names[n]! })
    };
  }
};
