import { ACTIONS } from '../data';
import type { Walker, Way } from '../moments';
import { isEmpty } from '../rules/board';
import type { Guild } from './types';

/** Cliffs do not count at the shore. */
function swimming({ board, from }: Walker): Way[] {
  const { terrain, bridge } = board.ground;
  // From the deck of a bridge nobody jumps.
  if (from === bridge?.n) return [];
  const { base, merchant } = board;
  const stop = (n: number) => isEmpty(board, n);
  const sea: Way = {
    name: 'swim',
    afloat: true,
    range: 3,
    step: (_, to) => terrain[to] === 'sea',
    // Under a bridge one swims whoever stands on it.
    pass: (n) => n === bridge?.n || (merchant[n] === undefined && (base[n] === undefined || base[n].type === 'ship')),
    stop
  };
  if (terrain[from] !== 'sea') return [sea];
  return [
    sea,
    { name: 'swim', range: 1, step: (_, to) => ACTIONS.stand.nomad.includes(terrain[to]!), pass: () => false, stop }
  ];
}

/** Nomads move on the sea and stay there: up to three sea cells, past Ships, or one step from the sea onto land. */
export const aquanauts: Guild = {
  id: 'aquanauts',
  stand: { nomad: ['sea'] },
  ways: (usual, walker) => (walker.piece.type === 'nomad' ? [...usual, ...swimming(walker)] : usual)
};
