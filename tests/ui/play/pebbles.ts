import type { Move } from '$lib/kernel';
import type { GameUi } from '$lib/ui/game-ui';
import type { Toy } from '../../kernel/toy';

/** The pebble game as a board would show it: taking n pebbles means tapping the heap, then the nth slot. */
const nothing = (() => undefined) as never;

export const pebblesUi: GameUi<Toy> = {
  Board: nothing,
  Goods: nothing,
  Panel: nothing,
  Miniature: nothing,
  places: (move: Move) => (move.kind === 'take' ? [`slot-${String(move.n)}`] : []),
  attempt: (kind, place, seat) => (kind === 'take' ? { kind, seat, n: Number(place.slice(5)) } : null),
  icon: (name) => name,
  counters: ['pebbles'],
  describe: (move) => ({ key: `move.${move.kind}.this` })
};
