import type { Move } from '$lib/kernel';
import type { GameUi } from '$lib/ui/game-ui';
import { spotOf } from '../data/board';
import type { Create, MoveSun } from '../moves/types';
import type { HeliosPosition } from '../state';

/** Signs of the moves that have one of their own. */
const PICTURES: Readonly<Record<string, (move: Move) => string>> = {
  start: (move) => `h-${String(move['colour'])}`,
  takeTile: (move) => ({ create: 'hl-create', build: 'hl-build', sun: 'hl-move' })[String(move['act'])] ?? 'hl-create',
  create(move) {
    const { source } = move as Create;
    return source.startsWith('bonus:') ? `hl-bonus-${source.slice('bonus:'.length)}` : 'hl-create';
  },
  building: (move) => `hl-${String(move['building'])}`,
  recruit: (move) => `hl-${String(move['character'])}`,
  activate: (move) => `hl-${String(move['character'])}`
};

export const picture = (move: Move): string | undefined => PICTURES[move.kind]?.(move);

export const describe: GameUi<HeliosPosition>['describe'] = (move) => {
  const { kind, seat, ...rest } = move;
  if (kind !== 'moveSun') return { key: `move.${kind}.this`, params: { seat, ...rest } };
  const { path } = move as MoveSun;
  return { key: 'move.moveSun.way', params: { seat, at: spotOf(path.at(-1)!), steps: path.length } };
};
