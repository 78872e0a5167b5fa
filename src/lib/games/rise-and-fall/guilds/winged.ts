import type { Way } from '../moments';
import { isEmpty } from '../rules/board';
import type { Guild } from './types';

const ENDS: ReadonlySet<string> = new Set(['plain', 'forest', 'mountain']);

/** Nomads fly two cells far over everything, and come down on land. */
export const winged: Guild = {
  id: 'winged',
  ways(usual, { board, piece }) {
    const { terrain } = board.ground;
    if (piece.type !== 'nomad') return usual;
    const flight: Way = {
      name: 'fly',
      range: 2,
      flies: true,
      step: () => true,
      pass: () => true,
      stop: (n) => isEmpty(board, n) && ENDS.has(terrain[n]!)
    };
    return [...usual, flight];
  }
};
