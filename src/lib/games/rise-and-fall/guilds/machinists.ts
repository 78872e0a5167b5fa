import { isEmpty, isHaven } from '../rules/board';
import type { Guild } from './types';

/** Ships fly to any sea cell: there is no path, only an end. */
export const machinists: Guild = {
  id: 'machinists',
  ways(usual, { board, piece }) {
    if (piece.type !== 'ship') return usual;
    const stop = (n: number) =>
      board.ground.terrain[n] === 'sea' && (isEmpty(board, n) || isHaven(board, n, piece.owner));
    return [{ afloat: true, step: () => true, pass: () => true, stop }];
  }
};
