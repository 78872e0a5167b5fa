import { hasCard } from '../data';
import { kit } from '../kit';
import type { Walker, Way } from '../moments';
import { action, once } from '../moves/action';
import { inWorld, isFree } from '../rules/board';
import { replacePiece } from '../rules/pieces';
import { canStand } from '../rules/standing';
import { refuseReserve } from '../rules/targets';
import { onFoot, ownOnly } from '../rules/walking';
import type { Guild } from './types';

/** Travelers: a City or a Temple is left, and a Nomad goes from there. */
export const abandon = action(
  'abandon',
  {},
  {
    rule: 'RF 11.4',
    by: ['city', 'temple'],
    offered: true,
    candidates: once,
    refuse(position, { piece, board, n }) {
      if (board.merchant[n] !== undefined) return kit.refuse('abandon.merchant', 'RF 11.4', { cell: piece.cell });
      if (!hasCard(piece.type)) return kit.refuse('abandon.never', 'RF 11.4', { piece: piece.type });
      if (!canStand(position, piece.owner, 'nomad', piece.cell)) {
        const terrain = board.ground.terrain[n]!;
        return kit.refuse('abandon.stand', 'RF 11.4', { terrain });
      }
      return refuseReserve(position, piece.owner, 'nomad', 'RF 11.4');
    },
    effect(draft, { piece }) {
      replacePiece(draft, piece, 'nomad');
      draft.tell('abandon', { seat: piece.owner, piece: piece.type, cell: piece.cell });
    },
    warnings: (position, { piece: { owner, type } }) =>
      inWorld(position, owner, type) === 1 ? [kit.warn('abandon.last', { piece: type })] : []
  }
);

/** Two steps, past one's own pieces. */
const travelling = (walker: Walker): Way => ({
  name: 'travel',
  range: 2,
  step: onFoot(walker),
  pass: ownOnly(walker.board, walker.piece.owner),
  stop: (n) => isFree(walker.board, n)
});

/** Nomads go further, buildings can be abandoned, and Nomads count double. */
export const travelers: Guild = {
  id: 'travelers',
  actions: [abandon],
  ways: (usual, walker) => (walker.piece.type === 'nomad' ? [...usual, travelling(walker)] : usual),
  developmentPoints: (usual, _points, card) => (card === 'nomad' ? 2 * usual : usual)
};
